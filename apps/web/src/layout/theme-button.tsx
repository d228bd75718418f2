import { chooseTheme, type ThemeChoice, useThemeChoice } from '../platform/look/theme';
import { IconButton } from '../ui/button';
import { text } from './text/public';

const nextChoice: Record<ThemeChoice, ThemeChoice> = { system: 'light', light: 'dark', dark: 'system' };

export const useThemeName = () => text.themes[useThemeChoice()];

/** Each press switches from the system's theme to light, to dark, and back. */
export function ThemeButton({ className }: { className?: string }) {
  const choice = useThemeChoice();
  return (
    <IconButton
      name={text.themes[choice]}
      icon={`theme-${choice}`}
      onClick={() => chooseTheme(nextChoice[choice])}
      {...(className && { className })}
    />
  );
}

import { chooseTheme, type ThemeChoice, useThemeChoice } from '../platform/look/theme';
import { IconButton } from '../ui/button';

const next: Record<ThemeChoice, ThemeChoice> = { system: 'light', light: 'dark', dark: 'system' };
const names: Record<ThemeChoice, string> = {
  system: 'Theme: as the system',
  light: 'Theme: light',
  dark: 'Theme: dark',
};

export const useThemeName = () => names[useThemeChoice()];

/** Each press switches from the system's theme to light, to dark, and back. */
export function ThemeButton({ className }: { className?: string }) {
  const choice = useThemeChoice();
  return (
    <IconButton
      name={names[choice]}
      icon={`theme-${choice}`}
      onClick={() => chooseTheme(next[choice])}
      {...(className && { className })}
    />
  );
}

import { useSyncExternalStore } from 'react';
import { makeListeners } from '../../ui/listeners';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** Also read by theme-and-frame.js, before anything else runs. */
const storageKey = 'hundred:theme';
const groundColors = { light: '#f4efe4', dark: '#11100e' } as const;

const changes = makeListeners();

const isLightOrDark = (value: unknown): value is 'light' | 'dark' => value === 'light' || value === 'dark';

function readChoice(): ThemeChoice {
  const shownTheme = document.documentElement.dataset.theme;
  return isLightOrDark(shownTheme) ? shownTheme : 'system';
}

function show(choice: ThemeChoice): void {
  const page = document.documentElement;
  if (choice === 'system') delete page.dataset.theme;
  else page.dataset.theme = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const systemTheme = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = groundColors[choice === 'system' ? systemTheme : choice];
  }
  changes.notify();
}

/** Applies a theme at once and stores it; `system` removes the stored choice. */
export function chooseTheme(choice: ThemeChoice): void {
  show(choice);
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

/** Applies in this tab what is chosen in another. */
export function followTheme(): void {
  addEventListener('storage', ({ key, newValue }) => {
    // The key is null if the whole storage was cleared.
    if (key === storageKey || key === null) show(isLightOrDark(newValue) ? newValue : 'system');
  });
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(changes.subscribe, readChoice, () => 'system');
}

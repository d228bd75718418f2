import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { InstallBanner } from './install-banner';

afterEach(() => {
  vi.unstubAllGlobals();
});

type Phone = { standalone?: boolean; displayMode?: string; dismissed?: number };

/** By default an iPhone in a browser window where the banner was not dismissed. */
function shown({ standalone, displayMode = 'browser', dismissed }: Phone): string {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)';
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5, standalone });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${displayMode})` }));
  vi.stubGlobal('localStorage', { getItem: () => dismissed ?? null });
  return renderToStaticMarkup(<InstallBanner page="/dashboard" />);
}

it('The banner is shown in the browser, and not in the installed app however that is detected', () => {
  expect(shown({})).toContain('Add to Home Screen');
  expect(shown({ standalone: false })).toContain('Add to Home Screen');
  expect(shown({ standalone: true })).toBe('');
  expect(shown({ displayMode: 'standalone' })).toBe('');
});

it('The banner is hidden for a week after it was dismissed', () => {
  expect(shown({ dismissed: Date.now() })).toBe('');
});

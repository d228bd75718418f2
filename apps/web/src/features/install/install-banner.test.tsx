import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { InstallBanner } from './install-banner';

afterEach(() => {
  vi.unstubAllGlobals();
});

type Phone = { standalone?: boolean; displayMode?: string; dismissed?: number };

/** On an iPhone, in a window of the browser, where nobody has waved it away, unless this says otherwise. */
function shown({ standalone, displayMode = 'browser', dismissed }: Phone): string {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)';
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5, standalone });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${displayMode})` }));
  vi.stubGlobal('localStorage', { getItem: () => dismissed ?? null });
  return renderToStaticMarkup(<InstallBanner page="/dashboard" />);
}

it('is for the browser, and not for the app on the home screen, by whichever word it is known', () => {
  expect(shown({})).toContain('Add to Home Screen');
  expect(shown({ standalone: false })).toContain('Add to Home Screen');
  expect(shown({ standalone: true })).toBe('');
  expect(shown({ displayMode: 'standalone' })).toBe('');
});

it('is not there for a week after it was waved away', () => {
  expect(shown({ dismissed: Date.now() })).toBe('');
});

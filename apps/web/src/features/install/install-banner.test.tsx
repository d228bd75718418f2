import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { InstallBanner } from './install-banner';

afterEach(() => {
  vi.unstubAllGlobals();
});

type Phone = { standalone?: boolean; displayMode?: string; dismissed?: number; asked?: object };

/** By default an iPhone in a browser window where the banner was not dismissed. */
function shown({ standalone, displayMode = 'browser', dismissed, asked = {} }: Phone): string {
  const stored: Record<string, string> = { 'hundred:questions:ana': JSON.stringify(asked) };
  if (dismissed !== undefined) stored.lastIOSPrompt = String(dismissed);
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)';
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5, standalone });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${displayMode})` }));
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
  return renderToStaticMarkup(<InstallBanner page="/dashboard" uid="ana" />);
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

it('The banner is hidden on a date on which another question was asked', () => {
  const today = new Date().toISOString().slice(0, 10);
  vi.useFakeTimers({ now: Date.parse(`${today}T12:00:00Z`) });
  expect(shown({ asked: { effort: today } })).toBe('');
  expect(shown({ asked: { effort: '2026-03-01' } })).toContain('Add to Home Screen');
  vi.useRealTimers();
});

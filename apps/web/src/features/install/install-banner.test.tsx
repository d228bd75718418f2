import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { InstallBanner } from './install-banner';

afterEach(() => {
  vi.unstubAllGlobals();
});

type Phone = {
  standalone?: boolean;
  displayMode?: string;
  dismissedAt?: number;
  /** The date on which each question was asked. */
  askedOn?: object;
};

/** The banner on an iPhone; by default in a browser window where it was not dismissed. */
function renderBanner({ standalone, displayMode = 'browser', dismissedAt, askedOn = {} }: Phone): string {
  const stored: Record<string, string> = { 'hundred:questions:ana': JSON.stringify(askedOn) };
  if (dismissedAt !== undefined) stored.lastIOSPrompt = String(dismissedAt);
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)';
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5, standalone });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${displayMode})` }));
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
  return renderToStaticMarkup(<InstallBanner page="/dashboard" uid="ana" />);
}

it('The banner is shown in the browser, and not in the installed app however that is detected', () => {
  expect(renderBanner({})).toContain('Add to Home Screen');
  expect(renderBanner({ standalone: false })).toContain('Add to Home Screen');
  expect(renderBanner({ standalone: true })).toBe('');
  expect(renderBanner({ displayMode: 'standalone' })).toBe('');
});

it('The banner is hidden after it was dismissed', () => {
  expect(renderBanner({ dismissedAt: Date.now() })).toBe('');
});

it('The banner is hidden on a date on which another question was asked', () => {
  const today = new Date().toISOString().slice(0, 10);
  // At noon, so that the date does not change during the test.
  vi.useFakeTimers({ now: Date.parse(`${today}T12:00:00Z`) });
  expect(renderBanner({ askedOn: { effort: today } })).toBe('');
  expect(renderBanner({ askedOn: { effort: '2026-03-01' } })).toContain('Add to Home Screen');
  vi.useRealTimers();
});

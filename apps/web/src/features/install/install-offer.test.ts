import { describe, expect, it } from 'vitest';
import { mayOffer, rememberDismissal } from './install-offer';

const dayMs = 24 * 60 * 60_000;
const now = Date.UTC(2026, 5, 10);

function makeStorage(stored: Record<string, string> = {}) {
  return {
    stored,
    getItem: (key: string) => stored[key] ?? null,
    setItem(key: string, value: string) {
      stored[key] = value;
    },
  };
}

describe('The offer to install', () => {
  it('returns 7 days after it was dismissed, on iOS by the key of the specification', () => {
    const storage = makeStorage();
    expect(mayOffer('ios', storage, now)).toBe(true);
    rememberDismissal('ios', storage, now);
    expect(storage.stored).toEqual({ lastIOSPrompt: String(now) });
    expect(mayOffer('ios', storage, now + 7 * dayMs - 1)).toBe(false);
    expect(mayOffer('ios', storage, now + 7 * dayMs)).toBe(true);
    expect(mayOffer('browser', storage, now)).toBe(true);
  });

  it('is not silenced by a dismissal in the future, and not shown if nothing can be stored', () => {
    expect(mayOffer('browser', makeStorage({ lastInstallPrompt: String(now + dayMs) }), now)).toBe(true);
    const refused = {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {},
    };
    expect(mayOffer('browser', refused, now)).toBe(false);
  });
});

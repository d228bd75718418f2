import { describe, expect, it } from 'vitest';
import { mayOffer, rememberDismissal } from './install-offer';

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 5, 10);

function store(held: Record<string, string> = {}) {
  return {
    held,
    getItem: (key: string) => held[key] ?? null,
    setItem(key: string, value: string) {
      held[key] = value;
    },
  };
}

describe('The offer to install', () => {
  it('is shown once in 7 days after it was dismissed, on iOS by the key of the specification', () => {
    const device = store();
    expect(mayOffer('ios', device, now)).toBe(true);
    rememberDismissal('ios', device, now);
    expect(device.held).toEqual({ lastIOSPrompt: String(now) });
    expect(mayOffer('ios', device, now + 7 * day - 1)).toBe(false);
    expect(mayOffer('ios', device, now + 7 * day)).toBe(true);
    expect(mayOffer('browser', device, now)).toBe(true);
  });

  it('is not silenced by a dismissal in the future, and not shown if nothing can be stored', () => {
    expect(mayOffer('browser', store({ lastInstallPrompt: String(now + day) }), now)).toBe(true);
    const refused = {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {},
    };
    expect(mayOffer('browser', refused, now)).toBe(false);
  });
});

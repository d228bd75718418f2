import { beforeEach, expect, it, vi } from 'vitest';
import { makeBrowserStorage } from '../../testing/browser-storage';
import { declineMove, forgetNo, shouldAsk } from './declined-zone';

beforeEach(() => vi.stubGlobal('localStorage', makeBrowserStorage()));

const move = { uid: 'ana', from: 'Europe/Lisbon', to: 'Asia/Tokyo' };

it('asks when the browser is in another zone', () => {
  expect(shouldAsk(move)).toBe(true);
  expect(shouldAsk({ ...move, to: 'Europe/Lisbon' })).toBe(false);
});

it('takes two names of one zone for one zone', () => {
  expect(shouldAsk({ ...move, from: 'Asia/Calcutta', to: 'Asia/Kolkata' })).toBe(false);
});

it('remembers a no, but not for another person, another place or other days', () => {
  declineMove(move);
  expect(shouldAsk(move)).toBe(false);
  expect(shouldAsk({ ...move, uid: 'bo' })).toBe(true);
  expect(shouldAsk({ ...move, to: 'America/Lima' })).toBe(true);
  expect(shouldAsk({ ...move, from: 'Europe/Paris' })).toBe(true);
});

it('forgets a no with the journey it was said on, and no other person’s', () => {
  declineMove(move);
  forgetNo({ ...move, uid: 'bo' });
  expect(shouldAsk(move)).toBe(false);
  forgetNo(move);
  expect(shouldAsk(move)).toBe(true);
});

it('asks on where the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  declineMove(move);
  forgetNo(move);
  expect(shouldAsk(move)).toBe(true);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { makeBrowserStorage } from '../../testing/browser-storage';
import { declineMove, forgetDecline, isDeclined } from './declined-zone';

beforeEach(() => vi.stubGlobal('localStorage', makeBrowserStorage()));

const move = { uid: 'ana', from: 'Europe/Lisbon', to: 'Asia/Tokyo' };

it('A declined move is stored, but not for another person, another place or another zone of the days', () => {
  declineMove(move);
  expect(isDeclined(move)).toBe(true);
  expect(isDeclined({ ...move, uid: 'bo' })).toBe(false);
  expect(isDeclined({ ...move, to: 'America/Lima' })).toBe(false);
  expect(isDeclined({ ...move, from: 'Europe/Paris' })).toBe(false);
});

it('A declined move is forgotten for its person, and for no other', () => {
  declineMove(move);
  forgetDecline({ ...move, uid: 'bo' });
  expect(isDeclined(move)).toBe(true);
  forgetDecline(move);
  expect(isDeclined(move)).toBe(false);
});

it('The question comes again if the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  declineMove(move);
  forgetDecline(move);
  expect(isDeclined(move)).toBe(false);
});

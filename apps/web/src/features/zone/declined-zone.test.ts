import { expect, it } from 'vitest';
import { declineMove, forgetNo, shouldAsk } from './declined-zone';

function store() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const move = { uid: 'ana', from: 'Europe/Lisbon', to: 'Asia/Tokyo' };

it('asks when the browser is in another zone', () => {
  expect(shouldAsk(move, store())).toBe(true);
  expect(shouldAsk({ ...move, to: 'Europe/Lisbon' }, store())).toBe(false);
});

it('takes two names of one zone for one zone', () => {
  expect(shouldAsk({ ...move, from: 'Asia/Calcutta', to: 'Asia/Kolkata' }, store())).toBe(false);
});

it('remembers a no, but not for another person, another place or other days', () => {
  const storage = store();
  declineMove(move, storage);
  expect(shouldAsk(move, storage)).toBe(false);
  expect(shouldAsk({ ...move, uid: 'bo' }, storage)).toBe(true);
  expect(shouldAsk({ ...move, to: 'America/Lima' }, storage)).toBe(true);
  expect(shouldAsk({ ...move, from: 'Europe/Paris' }, storage)).toBe(true);
});

it('forgets a no with the journey it was said on', () => {
  const storage = store();
  declineMove(move, storage);
  forgetNo(storage);
  expect(shouldAsk(move, storage)).toBe(true);
});

it('asks on where the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  declineMove(move, storage);
  forgetNo(storage);
  expect(shouldAsk(move, storage)).toBe(true);
});

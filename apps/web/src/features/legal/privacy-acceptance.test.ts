import { expect, it } from 'vitest';
import { acceptPrivacy, hasAcceptedPrivacy } from './privacy-acceptance';

it('The acceptance is stored on this device under the keys of the specification', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  expect(hasAcceptedPrivacy(storage)).toBe(false);
  acceptPrivacy(storage, new Date('2026-07-01T10:00:00Z'));
  expect([...stored]).toEqual([
    ['privacyAccepted', 'true'],
    ['privacyAcceptedDate', '2026-07-01T10:00:00.000Z'],
  ]);
  expect(hasAcceptedPrivacy(storage)).toBe(true);
});

it('The acceptance is asked for again if nothing can be stored', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const storage = { getItem: refuse, setItem: refuse };
  acceptPrivacy(storage, new Date(0));
  expect(hasAcceptedPrivacy(storage)).toBe(false);
});

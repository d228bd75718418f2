import { expect, it } from 'vitest';
import { mayAskForZone, storeClockOffset } from './clock-offset';

function device(stored: Record<string, string> = {}) {
  return () => ({
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  });
}

it('The zone is checked at once on the first visit and after the clock offset changed, but not otherwise', () => {
  const storage = device();
  expect(mayAskForZone(storage)).toBe(true);
  storeClockOffset(storage);
  expect(mayAskForZone(storage)).toBe(false);
  expect(mayAskForZone(device({ 'hundred:clock-offset': 'elsewhere' }))).toBe(true);
});

it('The zone is checked after the first paint if nothing can be stored, so that not every visit starts slower', () => {
  const refuseStorage = () => {
    throw new Error('refused');
  };
  expect(mayAskForZone(refuseStorage)).toBe(false);
});

import { expect, it } from 'vitest';
import { keepClock, mayAskForZone } from './clock-offset';

function device(kept: Record<string, string> = {}) {
  return () => ({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
}

it('The zone is checked at once on the first visit and after the clock has moved, but not at home', () => {
  const storage = device();
  expect(mayAskForZone(storage)).toBe(true);
  keepClock(storage);
  expect(mayAskForZone(storage)).toBe(false);
  expect(mayAskForZone(device({ 'hundred:clock-offset': 'elsewhere' }))).toBe(true);
});

it('The zone is checked after the first paint if nothing can be stored, because it would cost every visit', () => {
  const refused = () => {
    throw new Error('refused');
  };
  expect(mayAskForZone(refused)).toBe(false);
});

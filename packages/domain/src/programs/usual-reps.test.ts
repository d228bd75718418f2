import { expect, test } from 'vitest';
import { isFarAbove, usualReps } from './usual-reps';

test('The usual reps are the mean of the last seven completed days', () => {
  expect(usualReps([])).toBeUndefined();
  expect(usualReps([30, 34])).toEqual({ reps: 32, days: 2 });
  expect(usualReps([900, 30, 33, 36, 39, 42, 45, 48])).toEqual({ reps: 39, days: 7 });
});

test('More than 1.5 times the usual reps is far above, except before the first completed day', () => {
  const aHundredADay = { reps: 100, days: 7 };
  expect(isFarAbove(151, aHundredADay)).toBe(true);
  expect(isFarAbove(150, aHundredADay)).toBe(false);
  expect(isFarAbove(450, undefined)).toBe(false);
});

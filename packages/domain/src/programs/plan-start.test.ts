import { expect, test } from 'vitest';
import { firstDayOfPlan, isFarAbove, usualReps } from './plan-start';

test.each([
  ['today’s, with nothing done', 57, null, false, 57],
  ['tomorrow’s, once today is begun', 57, null, true, 58],
  ['Day 1 of a run that opens tomorrow', 1, '2026-01-02', true, 1],
  ['no day beyond the last', 100, null, true, 100],
])('A plan starts with the next day: %s', (_, dayNumber, opensOn, isBegun, first) => {
  expect(firstDayOfPlan({ dayNumber, opensOn }, isBegun)).toBe(first);
});

test('The usual reps are the mean of the last seven completed days', () => {
  expect(usualReps([])).toBeUndefined();
  expect(usualReps([30, 34])).toEqual({ reps: 32, days: 2 });
  expect(usualReps([900, 30, 33, 36, 39, 42, 45, 48])).toEqual({ reps: 39, days: 7 });
});

test('More than 1.5 times the usual reps is far above, except before the first completed day', () => {
  const usual = { reps: 100, days: 7 };
  expect(isFarAbove(151, usual)).toBe(true);
  expect(isFarAbove(150, usual)).toBe(false);
  expect(isFarAbove(450, undefined)).toBe(false);
});

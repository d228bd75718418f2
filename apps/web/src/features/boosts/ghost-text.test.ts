import { expect, it } from 'vitest';
import { ghostText } from './ghost-text';

const ghost = { since: '2026-03-01', dayNumber: 7, reps: 48, seconds: 400 };

it.each([
  [9, 7, 'You’re 2 days ahead of your earlier challenge (started March 1, 2026).'],
  [7, 7, 'You’re even with your earlier challenge (started March 1, 2026).'],
  [7, 8, 'You’re 1 day behind your earlier challenge (started March 1, 2026). Keep your own pace.'],
])('The text compares the runs: %i dates before, %i now', (before, now, text) => {
  expect(ghostText({ ...ghost, dates: { before, now } })).toEqual([
    text,
    'Back then you did 48 reps on Day 7, in 6:40.',
  ]);
});

it('The text leaves out the time if none was recorded', () => {
  expect(ghostText({ ...ghost, seconds: null, dates: { before: 7, now: 7 } })[1]).toBe(
    'Back then you did 48 reps on Day 7.',
  );
});

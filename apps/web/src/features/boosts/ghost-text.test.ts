import { expect, it } from 'vitest';
import { ghostText } from './ghost-text';

const ghost = { since: '2026-03-01', dayNumber: 7, reps: 48, seconds: 400 };

it.each([
  [9, 7, 'You are 2 dates ahead of the run you began on March 1, 2026.'],
  [7, 7, 'You are level with the run you began on March 1, 2026.'],
  [7, 8, 'Your run of March 1, 2026 was here one date sooner. This one goes its own way.'],
])('The text compares the runs: %i dates before, %i now', (before, now, text) => {
  expect(ghostText({ ...ghost, dates: { before, now } })).toEqual([
    text,
    'On Day 7 of that run you did 48 reps in 6:40.',
  ]);
});

it('The text leaves out the time if none was recorded', () => {
  expect(ghostText({ ...ghost, seconds: null, dates: { before: 7, now: 7 } })[1]).toBe(
    'On Day 7 of that run you did 48 reps.',
  );
});

import { expect, test } from 'vitest';
import { longestTime } from './longest-time';

test.each([
  ['the largest of three, wherever it stands', { pushups: 20, situps: 50, jumpingJacks: 30 }, 50],
  ['the first, if it is the largest', { pushups: 50, situps: 20, jumpingJacks: 30 }, 50],
  ['the largest of those that have one', { pushups: 20, situps: null }, 20],
  ['0, if that is the only time', { pushups: null, jumpingJacks: 0 }, 0],
  ['null without a time', { pushups: null, situps: null }, null],
  ['null without exercises', {}, null],
])('The longest time of a day is %s', (_what, times, longest) => {
  const exercises = Object.entries(times).map(([id, timeSeconds]) => [id, { timeSeconds }]);
  expect(longestTime(Object.fromEntries(exercises))).toBe(longest);
});

import { expect, test } from 'vitest';
import { longestTime } from './longest-time';

const of = (timeSeconds: number | null) => ({ timeSeconds });

test.each([
  ['the largest of three, wherever it stands', { pushups: of(20), situps: of(50), jumpingJacks: of(30) }, 50],
  ['the first, if it is the largest', { pushups: of(50), situps: of(20), jumpingJacks: of(30) }, 50],
  ['the largest of those that have one', { pushups: of(20), situps: of(null) }, 20],
  ['0, if that is the only time', { pushups: of(null), jumpingJacks: of(0) }, 0],
  ['null without a time', { pushups: of(null), situps: of(null) }, null],
  ['null without exercises', {}, null],
])('The longest time of a day is %s', (_what, exercises, seconds) => {
  expect(longestTime(exercises)).toBe(seconds);
});

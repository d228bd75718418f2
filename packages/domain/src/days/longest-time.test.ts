import { expect, test } from 'vitest';
import { longestTime } from './longest-time';

const of = (timeSeconds: number | null) => ({ timeSeconds });

test.each([
  ['of three the largest, wherever it stands', { pushups: of(20), situps: of(50), jumpingJacks: of(30) }, 50],
  ['also the first', { pushups: of(50), situps: of(20), jumpingJacks: of(30) }, 50],
  ['of those that have one', { pushups: of(20), situps: of(null) }, 20],
  ['also where that is 0', { pushups: of(null), jumpingJacks: of(0) }, 0],
  ['none', { pushups: of(null), situps: of(null) }, null],
  ['none of nothing', {}, null],
])('%s', (_what, exercises, seconds) => {
  expect(longestTime(exercises)).toBe(seconds);
});

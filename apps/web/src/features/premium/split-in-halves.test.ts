import { expect, it } from 'vitest';
import { splitInHalves } from './split-in-halves';

const group = (rows: number) => ({ rows: Array.from({ length: rows }, (_, index) => index) });

it.each([
  [[1, 1], [1], [1]],
  // With a heading for each group, 17 rows beside 13. One group less on the left would be 12 beside 18.
  [
    [2, 4, 3, 4, 3, 3, 4],
    [2, 4, 3, 4],
    [3, 3, 4],
  ],
  [[9, 1, 1], [9], [1, 1]],
])('The groups %j are split into %j and %j', (all, left, right) => {
  const [one, other] = splitInHalves(all.map(group));
  expect(one.map(({ rows }) => rows.length)).toEqual(left);
  expect(other.map(({ rows }) => rows.length)).toEqual(right);
});

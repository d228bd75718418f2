import { expect, it } from 'vitest';
import { ticksUpTo } from './ticks';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 5, 10]],
  [100, [0, 50, 100]],
  [142, [0, 50, 100, 150]],
  [2606, [0, 1000, 2000, 3000]],
])('The ticks up to %i are %j', (highest, ticks) => {
  expect(ticksUpTo(highest)).toEqual(ticks);
});

import { expect, it } from 'vitest';
import { splitIntoSets } from './rep-sets';

it.each([
  [30, [10, 10, 10]],
  [34, [10, 10, 10, 4]],
  [10, [10]],
  [9, [9]],
])('A target is split into sets of ten: %i', (target, parts) => {
  expect(splitIntoSets(target, 10)).toEqual(parts);
});

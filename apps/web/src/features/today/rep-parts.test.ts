import { expect, it } from 'vitest';
import { inParts } from './rep-parts';

it.each([
  [30, [10, 10, 10]],
  [34, [10, 10, 10, 4]],
  [10, [10]],
  [9, [9]],
])('a target in sets of ten: %i', (target, parts) => {
  expect(inParts(target, 10)).toEqual(parts);
});

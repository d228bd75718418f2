import { describe, expect, it } from 'vitest';
import { wholeNumberWithin } from './number-field';

describe('wholeNumberWithin', () => {
  it.each([
    ['70', 70],
    [' 70 ', 70],
    ['70.9', 70],
    ['65', 66],
    ['99999', 1066],
    ['-5', 66],
    ['', 66],
    ['many', 66],
    ['7e1', 70],
    ['Infinity', 66],
  ])('reads "%s" as %i', (typed, value) => {
    expect(wholeNumberWithin(typed, 66, 1066)).toBe(value);
  });
});

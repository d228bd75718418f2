import { expect, it } from 'vitest';
import { formatLength } from './length-of-time';

it.each([
  [0.2, '1 sec'],
  [27.4, '27 sec'],
  [59.4, '59 sec'],
  [59.6, '1 min'],
  [89, '1 min'],
  [90, '2 min'],
  [60_000, '1,000 min'],
])('The length of %d seconds is written as %s', (seconds, written) => {
  expect(formatLength(seconds)).toBe(written);
});

import { expect, it } from 'vitest';
import { listText } from './list';

it('A list is written by the rules of its language', () => {
  expect(listText([10, 25, 50])).toBe('10, 25, and 50');
  expect(listText(['Ana', 'Ben'])).toBe('Ana and Ben');
  expect(listText([10, 25, 50], 'de')).toBe('10, 25 und 50');
});

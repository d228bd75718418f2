import { expect, it } from 'vitest';
import { stepFrom } from './steps';

it('The step is read from the address, and an invalid one is the first', () => {
  expect(['1', '2', '3'].map(stepFrom)).toEqual([1, 2, 3]);
  expect([null, '', '0', '4', '2.5', 'two', '-1'].map(stepFrom)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

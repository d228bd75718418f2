import { expect, it } from 'vitest';
import { stepFrom } from './steps';

it('reads the step from the address, and takes anything else for the first', () => {
  expect(['1', '2', '3'].map(stepFrom)).toEqual([1, 2, 3]);
  expect([null, '', '0', '4', '2.5', 'two', '-1'].map(stepFrom)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

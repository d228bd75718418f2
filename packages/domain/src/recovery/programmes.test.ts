import { expect, it } from 'vitest';
import { isProgramme, isSessionOf, isSessionTime } from './programmes';

it('A session has a number of its programme and a time up to an hour', () => {
  expect([0, 1, 7, 8, 1.5].map((session) => isSessionOf('wristsAndShoulders', session))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect([0, 1, 3_600, 3_601, 2.5].map(isSessionTime)).toEqual([false, true, true, false, false]);
  expect(['backAfterBreak', 'toString', ''].map(isProgramme)).toEqual([true, false, false]);
});

import { expect, it } from 'vitest';
import { changedPeriods } from './premium-for-all';

const on = [{ begin: 5, end: null }];

it('A start with another setting begins a period or ends the last one', () => {
  expect(changedPeriods([], true, 5)).toEqual(on);
  expect(changedPeriods(on, false, 9)).toEqual([{ begin: 5, end: 9 }]);
  expect(changedPeriods([{ begin: 5, end: 9 }], true, 20)).toEqual([
    { begin: 5, end: 9 },
    { begin: 20, end: null },
  ]);
});

it('A start with the same setting changes nothing', () => {
  expect(changedPeriods([], false, 5)).toBeUndefined();
  expect(changedPeriods(on, true, 9)).toBeUndefined();
  expect(changedPeriods([{ begin: 5, end: 9 }], false, 20)).toBeUndefined();
});

it('A clock that was set back makes no period without a length', () => {
  expect(changedPeriods(on, false, 1)).toEqual([{ begin: 5, end: 6 }]);
  expect(changedPeriods([{ begin: 5, end: 9 }], true, 2)).toEqual([
    { begin: 5, end: 9 },
    { begin: 10, end: null },
  ]);
});

import { expect, it } from 'vitest';
import { changedPeriods } from './premium-for-all';

const sinceFive = [{ begin: 5, end: null }];
const fromFiveToNine = [{ begin: 5, end: 9 }];

it('A start with another setting begins a period or ends the last one', () => {
  expect(changedPeriods([], { isForAll: true, now: 5 })).toEqual(sinceFive);
  expect(changedPeriods(sinceFive, { isForAll: false, now: 9 })).toEqual(fromFiveToNine);
  expect(changedPeriods(fromFiveToNine, { isForAll: true, now: 20 })).toEqual([
    ...fromFiveToNine,
    { begin: 20, end: null },
  ]);
});

it('A start with the same setting changes nothing', () => {
  expect(changedPeriods([], { isForAll: false, now: 5 })).toBeUndefined();
  expect(changedPeriods(sinceFive, { isForAll: true, now: 9 })).toBeUndefined();
  expect(changedPeriods(fromFiveToNine, { isForAll: false, now: 20 })).toBeUndefined();
});

it('A clock that was set back makes no period without a length', () => {
  expect(changedPeriods(sinceFive, { isForAll: false, now: 1 })).toEqual([{ begin: 5, end: 6 }]);
  expect(changedPeriods(fromFiveToNine, { isForAll: true, now: 2 })).toEqual([
    ...fromFiveToNine,
    { begin: 10, end: null },
  ]);
});

import { expect, it } from 'vitest';
import { addDays, weekdayOf } from '../days/civil-date';
import { hardWeekdays } from './hard-weekdays';

/** Dates from a Monday on, completed except on the missed weekdays (0 is Sunday). */
function inputOf(dates: number, missed: readonly number[], offWeekdays: number[] = []) {
  const dueDates = Array.from({ length: dates }, (_, index) => addDays('2026-01-05', index))
    .filter((date) => !offWeekdays.includes(weekdayOf(date)))
    .map((date) => ({ date, completed: !missed.includes(weekdayOf(date)) }));
  return { dueDates, today: addDays('2026-01-05', dates), datesOfRun: dueDates.length, offWeekdays };
}

it('Hard weekdays are those that are missed repeatedly', () => {
  expect(hardWeekdays(inputOf(56, [3]))).toEqual([3]);
  expect(hardWeekdays(inputOf(56, [0, 3]))).toEqual([0, 3]);
});

it('There are no hard weekdays without misses, with few dates, or on weekdays off', () => {
  expect(hardWeekdays(inputOf(56, []))).toEqual([]);
  expect(hardWeekdays(inputOf(13, [3]))).toEqual([]);
  expect(hardWeekdays(inputOf(56, [], [3]))).toEqual([]);
});

it('Hard weekdays need fourteen dates, and exclude weekdays that are off now', () => {
  const everyWeekday = [0, 1, 2, 3, 4, 5, 6];
  expect(hardWeekdays(inputOf(13, everyWeekday))).toEqual([]);
  // Only the first date, a Monday, does not follow a missed one.
  expect(hardWeekdays(inputOf(14, everyWeekday))).toEqual([1]);
  expect(hardWeekdays({ ...inputOf(56, [0, 3]), offWeekdays: [3] })).toEqual([0]);
});

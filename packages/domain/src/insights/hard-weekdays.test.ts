import { expect, it } from 'vitest';
import { addDays, weekdayOf } from '../days/civil-date';
import { hardWeekdays } from './hard-weekdays';

/** Dates from a Monday on, completed except on the missed weekdays. */
function known(dates: number, missed: readonly number[], offWeekdays: number[] = []) {
  const asked = Array.from({ length: dates }, (_, index) => addDays('2026-01-05', index))
    .filter((date) => !offWeekdays.includes(weekdayOf(date)))
    .map((date) => ({ date, completed: !missed.includes(weekdayOf(date)) }));
  return { asked, today: addDays('2026-01-05', dates), datesOfRun: asked.length, offWeekdays };
}

it('Hard weekdays are those that are missed repeatedly', () => {
  expect(hardWeekdays(known(56, [3]))).toEqual([3]);
  expect(hardWeekdays(known(56, [0, 3]))).toEqual([0, 3]);
});

it('There are no hard weekdays without misses, with few dates, or on weekdays off', () => {
  expect(hardWeekdays(known(56, []))).toEqual([]);
  expect(hardWeekdays(known(13, [3]))).toEqual([]);
  expect(hardWeekdays(known(56, [], [3]))).toEqual([]);
});

it('Hard weekdays need fourteen dates, and exclude weekdays that are off now', () => {
  const never = [0, 1, 2, 3, 4, 5, 6];
  expect(hardWeekdays(known(13, never))).toEqual([]);
  // Only the first date, a Monday, does not follow a missed one.
  expect(hardWeekdays(known(14, never))).toEqual([1]);
  expect(hardWeekdays({ ...known(56, [0, 3]), offWeekdays: [3] })).toEqual([0]);
});

import { expect, it } from 'vitest';
import { addDays, weekdayOf } from '../days/civil-date';
import { hardWeekdays } from './hard-weekdays';

/** From a Monday on; completed unless it is a weekday that is missed. */
function known(dates: number, missed: readonly number[], offWeekdays: number[] = []) {
  const asked = Array.from({ length: dates }, (_, index) => addDays('2026-01-05', index))
    .filter((date) => !offWeekdays.includes(weekdayOf(date)))
    .map((date) => ({ date, completed: !missed.includes(weekdayOf(date)) }));
  return { asked, today: addDays('2026-01-05', dates), datesOfRun: asked.length, offWeekdays };
}

it('are those that are missed again and again', () => {
  expect(hardWeekdays(known(56, [3]))).toEqual([3]);
  expect(hardWeekdays(known(56, [0, 3]))).toEqual([0, 3]);
});

it('are none where nothing is missed, where little is known, or where the weekday is off', () => {
  expect(hardWeekdays(known(56, []))).toEqual([]);
  expect(hardWeekdays(known(13, [3]))).toEqual([]);
  expect(hardWeekdays(known(56, [], [3]))).toEqual([]);
});

it('are known from fourteen dates on, and never one that is off by now', () => {
  const never = [0, 1, 2, 3, 4, 5, 6];
  expect(hardWeekdays(known(13, never))).toEqual([]);
  // Only the first date, a Monday, came after none that was missed.
  expect(hardWeekdays(known(14, never))).toEqual([1]);
  expect(hardWeekdays({ ...known(56, [0, 3]), offWeekdays: [3] })).toEqual([0]);
});

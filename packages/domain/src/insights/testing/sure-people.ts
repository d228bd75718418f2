import { addDays, type CivilDate, weekdayOf } from '../../days/civil-date';
import type { AskedDate } from '../rhythm';

/** So often that nothing else is to be expected any more. */
const times = 1_000;

/** Dates of the week before one, again and again: somebody who misses these weekdays always, and no other ever. */
export function missesOn(weekdays: readonly number[], before: CivilDate): AskedDate[] {
  const week = Array.from({ length: 7 }, (_, index) => addDays(before, index - 7)).map((date) => ({
    date,
    completed: !weekdays.includes(weekdayOf(date)),
  }));
  return Array.from({ length: times }, () => week).flat();
}

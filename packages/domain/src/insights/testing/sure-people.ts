import { addDays, type CivilDate, weekdayOf } from '../../days/civil-date';
import type { DueDate } from '../rhythm';

/** So often that the outcome is certain. */
const times = 1_000;

/** Repeats a week: a person who always misses these weekdays, and no other. */
export function missesOn(weekdays: readonly number[], before: CivilDate): DueDate[] {
  const week = Array.from({ length: 7 }, (_, index) => addDays(before, index - 7)).map((date) => ({
    date,
    completed: !weekdays.includes(weekdayOf(date)),
  }));
  return Array.from({ length: times }, () => week).flat();
}

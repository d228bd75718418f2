import { addDays, type CivilDate, weekdayOf } from '../../days/civil-date';
import type { DueDate } from '../rhythm';

/** A week that is repeated so often makes the forecast certain. */
const weeks = 1_000;

/** The dates of a person who always misses these weekdays, and no other. They all lie in the week before a date. */
export function datesMissing(weekdays: readonly number[], before: CivilDate): DueDate[] {
  const week = Array.from({ length: 7 }, (_, index) => addDays(before, index - 7)).map((date) => ({
    date,
    completed: !weekdays.includes(weekdayOf(date)),
  }));
  return Array.from({ length: weeks }, () => week).flat();
}

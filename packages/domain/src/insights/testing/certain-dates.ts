import { addDays, type CivilDate, weekdayOf } from '../../days/civil-date';
import type { DueDate } from '../rhythm';

/** A week that is repeated so often makes the forecast certain. */
const repetitions = 1_000;

/**
 * The dates of a person who always misses these weekdays, and no other: the week before a date, repeated, because only the
 * weekdays of the dates count.
 */
export function datesMissing(weekdays: readonly number[], before: CivilDate): DueDate[] {
  const week = Array.from({ length: 7 }, (_, index) => addDays(before, index - 7)).map((date) => ({
    date,
    completed: !weekdays.includes(weekdayOf(date)),
  }));
  return Array.from({ length: repetitions }, () => week).flat();
}

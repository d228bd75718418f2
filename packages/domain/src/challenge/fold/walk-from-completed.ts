import { type CivilDate, toEpochDay } from '../../days/civil-date';
import { walkCompletedDate } from './completed-date';
import type { countForBadges } from './count-for-badges';
import type { CompletedDay } from './merged-day';
import type { Moment } from './travel';
import { walkUncompletedDates } from './uncompleted-dates';
import type { Walk } from './walk';

/**
 * Walks a completed date and the uncompleted dates after it. Without one, the uncompleted dates from the first of all.
 * @param nextDate The date up to which it walks, without that date: the next completed one, or today.
 * @param next The completion of that date, or now.
 */
export function walkFromCompleted(
  walk: Walk,
  completed: CompletedDay | null,
  nextDate: CivilDate,
  next: Moment,
  countBadges?: typeof countForBadges,
): void {
  if (completed) walkCompletedDate(walk, completed, countBadges);
  walkUncompletedDates(walk, completed, toEpochDay(nextDate) - 1, next);
}

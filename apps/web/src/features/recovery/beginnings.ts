import type { CivilDate } from '@hundred/domain/days/civil-date';
import type { ProgrammeId } from '@hundred/domain/recovery/programmes';
import { progressIn } from '@hundred/domain/recovery/progress';
import type { SessionDate } from '@hundred/domain/recovery/session-dates';

/**
 * The dates on which a programme was begun, the latest last. `progressIn` knows only the latest, so the earlier ones are
 * found in the dates before it.
 */
export function beginningsOf(programme: ProgrammeId, dates: readonly SessionDate[]): CivilDate[] {
  const { beganOn } = progressIn(programme, dates);
  if (beganOn === null) return [];
  const earlierDates = dates.filter(({ date }) => date < beganOn);
  return [...beginningsOf(programme, earlierDates), beganOn];
}

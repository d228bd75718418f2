import { addDays, type CivilDate } from '../days/civil-date';
import { instantOf } from '../reminders/instant-of';

/** Until this hour a workout begun before midnight is still today's. */
const lateHour = '02:00';

/**
 * Whole minutes until what is open on a date can no longer be done: midnight, or 02:00 for a workout under way. Which date
 * is today's the clock alone does not know: not past midnight, and not of somebody who flew west.
 */
export function minutesUntilClosed(
  { date, hasBegun }: { date: CivilDate; hasBegun: boolean },
  zone: string,
  now: number,
): number {
  const closes = instantOf(zone, addDays(date, 1), hasBegun ? lateHour : '00:00');
  return closes === null ? Number.POSITIVE_INFINITY : Math.max(0, Math.ceil((closes - now) / 60_000));
}

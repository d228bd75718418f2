import { addDays } from '../days/civil-date';
import { localDateIn } from '../days/zones';
import { instantOf } from '../reminders/instant-of';

/** Until this hour a workout begun before midnight is still today's. */
const lateHour = '02:00';

/**
 * Whole minutes until what is open now can no longer be done: midnight, or 02:00 after the date on which a workout was
 * begun. Past midnight that date may be yesterday's, or the new one.
 */
export function minutesUntilClosed(zone: string, now: number, begunAt: number | undefined): number {
  const date = localDateIn(zone, begunAt ?? now);
  const closes = instantOf(zone, addDays(date, 1), begunAt === undefined ? '00:00' : lateHour);
  return closes === null ? Number.POSITIVE_INFINITY : Math.max(0, Math.ceil((closes - now) / 60_000));
}

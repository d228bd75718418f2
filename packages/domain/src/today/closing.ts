import { addDays } from '../days/civil-date';
import { localTimeIn } from '../days/zones';
import { instantOf } from '../reminders/instant-of';

/** Until this hour a workout begun before midnight is still today's. */
const lateHour = 2;

/** Whole minutes until what is open now can no longer be done: midnight, or 02:00 for a workout under way. */
export function minutesUntilClosed(zone: string, now: number, hasBegun: boolean): number {
  const { date, hour } = localTimeIn(zone, now);
  const isNight = hasBegun && hour < lateHour;
  const closes = instantOf(zone, isNight ? date : addDays(date, 1), hasBegun ? '02:00' : '00:00');
  return closes === null ? Number.POSITIVE_INFINITY : Math.ceil((closes - now) / 60_000);
}

import { graceHour } from '../challenge/facts/limits';
import { addDays, type CivilDate, laterOf } from '../days/civil-date';
import { localDateIn } from '../days/zones';
import { instantOf } from '../reminders/instant-of';

const lateHour = `0${graceHour}:00`;
const lateMs = graceHour * 3_600_000;

/**
 * Whole minutes until what is open now can no longer be done: midnight, or 02:00 for a workout under way. Which date is
 * today's is the last of the history: not past midnight, nor of somebody who flew west, does the clock know it. A history
 * from before may end with an earlier one, and is then not asked.
 */
export function minutesUntilClosed(
  { last, hasBegun }: { last: CivilDate | undefined; hasBegun: boolean },
  zone: string,
  now: number,
): number {
  const byClock = localDateIn(zone, hasBegun ? now - lateMs : now);
  const date = laterOf(last ?? byClock, byClock);
  const closes = instantOf(zone, addDays(date, 1), hasBegun ? lateHour : '00:00');
  return closes === null ? Number.POSITIVE_INFINITY : Math.max(0, Math.ceil((closes - now) / 60_000));
}

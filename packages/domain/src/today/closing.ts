import { graceHour } from '../challenge/facts/limits';
import { nightDates } from '../challenge/state/today';
import { addDays, type CivilDate, laterOf } from '../days/civil-date';
import { localDateIn } from '../days/zones';
import { instantOf } from '../reminders/instant-of';

/** Whole minutes until the open day can no longer be done: midnight, or 02:00 for a workout in progress. */
export function minutesUntilClosed(
  { last: lastHistoryDate, hasBegun }: { last: CivilDate | undefined; hasBegun: boolean },
  zone: string,
  now: number,
): number {
  const [dateBefore] = hasBegun ? nightDates(zone, now) : [];
  const byClock = dateBefore ?? localDateIn(zone, now);
  // The last date of the history is today, because the clock alone does not know it past midnight or after a flight west.
  // An outdated history that ends earlier is ignored.
  const date = laterOf(lastHistoryDate ?? byClock, byClock);
  const closes = instantOf(zone, addDays(date, 1), hasBegun ? `0${graceHour}:00` : '00:00');
  // Null if the zone skips the date on which the day would close.
  return closes === null ? Number.POSITIVE_INFINITY : Math.max(0, Math.ceil((closes - now) / 60_000));
}

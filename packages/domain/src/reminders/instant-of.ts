import type { CivilDate } from '../days/civil-date';
import { localTimeIn } from '../days/zones';

const minute = 60_000;
const hour = 60 * minute;

/** The wall clock time, as the instant at which a clock in UTC shows the same. */
function wallClock(zone: string, instant: number): number {
  const clock = localTimeIn(zone, instant);
  return Date.parse(clock.date) + clock.hour * hour + clock.minute * minute;
}

/**
 * The instant at which a clock in the zone first shows this date and time or later: in a DST gap the next existing
 * minute, in an overlap the first of the two. Null for a date that the zone skipped (Apia had no 30 December 2011).
 */
export function instantOf(zone: string, date: CivilDate, time: string): number | null {
  const wantedTime = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (instant: number) => wallClock(zone, instant) - instant;
  // Zones lie between UTC-12 and UTC+14, so the offsets before and after the wanted time are in force at these two instants.
  const offsetBefore = offsetAt(wantedTime - 14 * hour);
  const offsetAfter = offsetAt(wantedTime + 12 * hour);
  const exactInstants = [offsetBefore, offsetAfter]
    .map((offset) => wantedTime - offset)
    .filter((instant) => wallClock(zone, instant) === wantedTime);
  if (exactInstants.length > 0) return Math.min(...exactInstants);
  const afterGap = endOfGap(zone, wantedTime, wantedTime - offsetAfter, wantedTime - offsetBefore);
  const startOfDate = Date.parse(`${date}T00:00:00Z`);
  const isDateSkipped =
    wallClock(zone, afterGap - minute) < startOfDate && wallClock(zone, afterGap) >= startOfDate + 24 * hour;
  return isDateSkipped ? null : afterGap;
}

/** The first minute between two instants at which the clock shows the wanted time or later, by bisection. */
function endOfGap(zone: string, wanted: number, earliest: number, latest: number): number {
  let [before, after] = [earliest, latest];
  while (after - before > minute) {
    const middle = Math.floor((before + after) / (2 * minute)) * minute;
    if (wallClock(zone, middle) >= wanted) after = middle;
    else before = middle;
  }
  return after;
}

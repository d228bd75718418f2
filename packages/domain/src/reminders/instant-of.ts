import type { CivilDate } from '../days/civil-date';
import { localTimeIn } from '../days/zones';

const minute = 60_000;
const hour = 60 * minute;

/** The wall clock time, as the instant at which a clock in UTC shows the same. */
function wallClock(zone: string, instant: number): number {
  const shown = localTimeIn(zone, instant);
  return Date.parse(shown.date) + shown.hour * hour + shown.minute * minute;
}

/**
 * The instant at which a clock in the zone first shows this date and time or later: in a DST gap the next existing
 * minute, in an overlap the first of the two. Null for a date that the zone skipped (Apia had no 30 December 2011).
 */
export function instantOf(zone: string, date: CivilDate, time: string): number | null {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // Zones lie between UTC-12 and UTC+14, so the offsets around the wanted instant are in force at these two.
  const offsets = [asUtc - 14 * hour, asUtc + 12 * hour].map((at) => wallClock(zone, at) - at);
  const before = offsets[0] ?? 0;
  const after = offsets[1] ?? 0;
  const exact = [before, after].map((offset) => asUtc - offset).filter((at) => wallClock(zone, at) === asUtc);
  if (exact.length > 0) return Math.min(...exact);

  let early = asUtc - after;
  let late = asUtc - before;
  while (late - early > minute) {
    const middle = Math.floor((early + late) / (2 * minute)) * minute;
    if (wallClock(zone, middle) >= asUtc) late = middle;
    else early = middle;
  }
  const endOfDate = Date.parse(`${date}T00:00:00Z`) + 24 * hour;
  const gapSwallowsDate =
    wallClock(zone, late) >= endOfDate && wallClock(zone, late - minute) < endOfDate - 24 * hour;
  return gapSwallowsDate ? null : late;
}

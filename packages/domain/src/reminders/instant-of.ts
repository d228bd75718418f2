const hour = 60 * 60 * 1000;

/** Making a formatter costs about a hundred times as much as using it, and a tick asks for many zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}

/** What the clock on the wall shows, as the instant at which a clock in UTC would show the same. */
function wallClock(zone: string, instant: number): number {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(instant)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour: hours = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hours, minute, second);
}

/**
 * The instant at which a clock in the zone first shows this date and time or later: in a DST gap the next
 * existing minute, in an overlap the first of the two. Null for a date that the zone left out (Apia had no
 * 30 December 2011).
 */
export function instantOf(zone: string, date: string, time: string): number | null {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  // Zones lie between UTC-12 and UTC+14, so what surrounds the instant searched for is in force at these two.
  const offsets = [wanted - 14 * hour, wanted + 12 * hour].map((at) => wallClock(zone, at) - at);
  const before = offsets[0] ?? 0;
  const after = offsets[1] ?? 0;
  const exact = [before, after]
    .map((offset) => wanted - offset)
    .filter((at) => wallClock(zone, at) === wanted);
  if (exact.length > 0) return Math.min(...exact);

  let early = wanted - after;
  let late = wanted - before;
  while (late - early > 1000) {
    const middle = Math.floor((early + late) / 2000) * 1000;
    if (wallClock(zone, middle) >= wanted) late = middle;
    else early = middle;
  }
  const endOfDate = Date.parse(`${date}T00:00:00Z`) + 24 * hour;
  const gapSwallowsDate =
    wallClock(zone, late) >= endOfDate && wallClock(zone, late - 1000) < endOfDate - 24 * hour;
  return gapSwallowsDate ? null : late;
}

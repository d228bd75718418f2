import { type CivilDate, fromEpochDay } from './civil-date';
import { temporal } from './temporal';

const minuteLength = 60_000;
const minutesOfDay = 1_440;
const dayLength = minutesOfDay * minuteLength;

export interface LocalTime {
  date: CivilDate;
  hour: number;
  minute: number;
}

/** The wall clock time of a zone in numbers instead of text: a fold needs it for every date, and formatting costs more. */
export function wallClockIn(zone: string, instant: number) {
  const minutes = Math.floor(instant / minuteLength) + offsetAt(zoneNamed(zone), instant);
  const epochDay = Math.floor(minutes / minutesOfDay);
  const minuteOfDay = minutes - epochDay * minutesOfDay;
  return { epochDay, hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 };
}

export function localTimeIn(zone: string, instant: number): LocalTime {
  const { epochDay, hour, minute } = wallClockIn(zone, instant);
  return { date: fromEpochDay(epochDay), hour, minute };
}

/** The civil date in an IANA zone at an instant in epoch milliseconds. */
export function localDateIn(zone: string, instant: number): CivilDate {
  return localTimeIn(zone, instant).date;
}

/** Accepts IANA names only: an offset such as `+02:00` does not include the clock changes of a place. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    zoneNamed(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Time is divided into stretches of six days. No zone changes its clock and changes it back within one (the shortest
 * such time from 2000 to 2050 is seven days: Boa Vista in 2000, Gaza in 2040), so an offset that is the same at both
 * ends of a stretch holds throughout, and is cached. Asking `Intl` costs 2 µs, which a fold would pay for every
 * completed date.
 */
const stretchLength = 6 * dayLength;
/** The limits of the two caches. */
const mostStretches = 1_000;
const mostZones = 1_000;

/** The wall clock time of a zone at an instant, as the instant at which a clock in UTC shows the same. */
type WallClock = (instant: number) => number;

interface Zone {
  wallClock: WallClock;
  /** The offset in minutes by number of the stretch; null if the clock changes within it. */
  offsets: Map<number, number | null>;
}

function clockByIntl(zone: string): WallClock {
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (instant) => {
    // The format is fixed: `MM/DD/YYYY, HH:mm`.
    const text = formatter.format(instant);
    const number = (from: number, to: number) => Number(text.slice(from, to));
    return Date.UTC(number(6, 10), number(0, 2) - 1, number(3, 5), number(12, 14), number(15, 17));
  };
}

function clockByTemporal(zone: string): WallClock | undefined {
  if (!temporal) return undefined;
  const { Instant } = temporal;
  const wallClock = (instant: number) =>
    instant +
    Instant.fromEpochMilliseconds(Math.floor(instant)).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6;
  try {
    wallClock(0);
    return wallClock;
  } catch {
    // `Intl` may support a zone that Temporal does not.
    return undefined;
  }
}

const zones = new Map<string, Zone>();

function zoneNamed(name: string): Zone {
  let zone = zones.get(name);
  if (!zone) {
    zone = { wallClock: clockByTemporal(name) ?? clockByIntl(name), offsets: new Map() };
    // There are about 600 zones, and each has many spellings.
    if (zones.size >= mostZones) zones.clear();
    zones.set(name, zone);
  }
  return zone;
}

const computeOffset = ({ wallClock }: Zone, instant: number): number =>
  Math.floor(wallClock(instant) / minuteLength) - Math.floor(instant / minuteLength);

function offsetAt(zone: Zone, instant: number): number {
  const stretch = Math.floor(instant / stretchLength);
  let offset = zone.offsets.get(stretch);
  if (offset === undefined) {
    const offsetAtStart = computeOffset(zone, stretch * stretchLength);
    const offsetAtEnd = computeOffset(zone, (stretch + 1) * stretchLength);
    offset = offsetAtStart === offsetAtEnd ? offsetAtStart : null;
    if (zone.offsets.size >= mostStretches) zone.offsets.clear();
    zone.offsets.set(stretch, offset);
  }
  return offset ?? computeOffset(zone, instant);
}

import type { CivilDate } from './civil-date';

export interface LocalTime {
  date: CivilDate;
  hour: number;
  minute: number;
}

// Building a formatter costs about a thousand times what using one does.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}

/** What a clock on the wall of that zone shows: `MM/DD/YYYY, HH:mm` is the formatter's fixed shape. */
export function localTimeIn(zone: string, instant: number): LocalTime {
  const text = formatterFor(zone).format(instant);
  return {
    date: `${text.slice(6, 10)}-${text.slice(0, 2)}-${text.slice(3, 5)}`,
    hour: Number(text.slice(12, 14)),
    minute: Number(text.slice(15, 17)),
  };
}

/** The civil date in an IANA zone at an instant given in epoch milliseconds. */
export function localDateIn(zone: string, instant: number): CivilDate {
  return localTimeIn(zone, instant).date;
}

/** IANA names only: an offset such as `+02:00` knows nothing of the clock changes of a place. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    formatterFor(name);
    return true;
  } catch {
    return false;
  }
}

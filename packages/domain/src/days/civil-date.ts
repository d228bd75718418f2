/**
 * A date on the calendar, `YYYY-MM-DD`, without a time and without a zone. Arithmetic goes through the
 * number of days since 1970-01-01, so that no clock change can make a date longer or shorter than one.
 */
export type CivilDate = string;

const millisecondsPerDay = 86_400_000;
const shape = /^\d{4}-\d{2}-\d{2}$/;

export function isCivilDate(text: string): boolean {
  return shape.test(text) && fromEpochDay(toEpochDay(text)) === text;
}

export function toEpochDay(date: CivilDate): number {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8, 10));
  return Date.UTC(year, month - 1, day) / millisecondsPerDay;
}

export function fromEpochDay(epochDay: number): CivilDate {
  return new Date(epochDay * millisecondsPerDay).toISOString().slice(0, 10);
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return fromEpochDay(toEpochDay(date) + days);
}

/** How many days `to` lies after `from`; negative when it lies before. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return toEpochDay(to) - toEpochDay(from);
}

export function laterOf(one: CivilDate, other: CivilDate): CivilDate {
  return one < other ? other : one;
}

/** 0 is Sunday. 1970-01-01 was a Thursday. */
export function weekdayOfEpochDay(epochDay: number): number {
  return (((epochDay + 4) % 7) + 7) % 7;
}

/** 0 is Sunday, because weeks begin on Sunday everywhere in the product. */
export function weekdayOf(date: CivilDate): number {
  return weekdayOfEpochDay(toEpochDay(date));
}

export function startOfWeek(date: CivilDate): CivilDate {
  return addDays(date, -weekdayOf(date));
}

/**
 * A calendar date, `YYYY-MM-DD`, without a time or zone. Arithmetic uses the number of days since 1970-01-01, so that
 * clock changes have no effect. It avoids `Date`, which costs ten times as much, because a fold needs it thousands of
 * times.
 */
export type CivilDate = string;

const datePattern = /^\d{4}-\d{2}-\d{2}$/;

export function isCivilDate(text: string): boolean {
  return datePattern.test(text) && fromEpochDay(toEpochDay(text)) === text;
}

/**
 * The days from 1 March of the year 0 to 1970-01-01. The years of this file start in March, so that the leap day is
 * last.
 */
const daysBefore1970 = 719_468;
/** The calendar repeats after 400 years. */
const daysOfFourCenturies = 146_097;

/**
 * The days from 1970-01-01 to a date. From March on, the lengths of the months repeat every five (31, 30, 31, 30, 31), which
 * are 153 days. So `(153 * month + 2) / 5` days lie before a month, with March as month 0.
 */
export function toEpochDay(date: CivilDate): number {
  const month = digits(date, 5, 7);
  const year = digits(date, 0, 4) - (month <= 2 ? 1 : 0);
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + digits(date, 8, 10) - 1;
  return year * 365 + leapDays(year) + dayOfYear - daysBefore1970;
}

export function fromEpochDay(epochDay: number): CivilDate {
  const days = epochDay + daysBefore1970;
  const fourCenturies = Math.floor(days / daysOfFourCenturies);
  const dayOfCycle = days - fourCenturies * daysOfFourCenturies;
  // Without the leap days before it, each year has 365 days. A leap day ends every four years, but not a century, unless
  // it is the fourth. Counted from 0, it would be day 1,460, 36,524 and 146,096.
  const leapDaysBefore =
    Math.floor(dayOfCycle / 1_460) - Math.floor(dayOfCycle / 36_524) + Math.floor(dayOfCycle / 146_096);
  const yearOfCycle = Math.floor((dayOfCycle - leapDaysBefore) / 365);
  const dayOfYear = dayOfCycle - yearOfCycle * 365 - leapDays(yearOfCycle);
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = fourCenturies * 400 + yearOfCycle + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}

function leapDays(year: number): number {
  return Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
}

const codeOfZero = 48;

function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index++) value = value * 10 + text.charCodeAt(index) - codeOfZero;
  return value;
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return fromEpochDay(toEpochDay(date) + days);
}

/** The number of days from `from` to `to`; negative if `to` is earlier. */
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

import { firstYear, lastYear } from '@hundred/domain/calendar/calendar-years';
import { addDays, type CivilDate, weekdayOf } from '@hundred/domain/days/civil-date';

export interface Month {
  year: number;
  /** 1 to 12. */
  month: number;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

export const firstOf = ({ year, month }: Month): CivilDate => `${year}-${twoDigits(month)}-01`;

export const monthOf = (date: CivilDate): Month => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
});

export const isSameMonth = (one: Month, other: Month) => one.year === other.year && one.month === other.month;

/** The month this many months later or earlier; undefined beyond the years of the calendar. */
export function monthAfter({ year, month }: Month, months: number): Month | undefined {
  const index = year * 12 + month - 1 + months;
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return target.year < firstYear || target.year > lastYear ? undefined : target;
}

/** The month of a date; undefined beyond the years of the calendar. */
export const calendarMonthOf = (date: CivilDate): Month | undefined => monthAfter(monthOf(date), 0);

/** The dates of a month in rows of seven, Sunday first; undefined for places of another month. */
export function weeksOf(month: Month): (CivilDate | undefined)[][] {
  const weeks: (CivilDate | undefined)[][] = [];
  let week: (CivilDate | undefined)[] = Array(weekdayOf(firstOf(month))).fill(undefined);
  for (let date = firstOf(month); isSameMonth(monthOf(date), month); date = addDays(date, 1)) {
    week.push(date);
    if (week.length < 7) continue;
    weeks.push(week);
    week = [];
  }
  if (week.length > 0) weeks.push([...week, ...Array(7 - week.length).fill(undefined)]);
  return weeks;
}

/** Reads `2026-03` from the page's address; undefined if invalid. */
export function readMonth(text: string | null): Month | undefined {
  if (!text || !/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return undefined;
  return calendarMonthOf(`${text}-01`);
}

/** Writes a month as `readMonth` reads it. */
export const writeMonth = (month: Month) => firstOf(month).slice(0, 7);

/** Whether a run had a date in a month. A run that opens tomorrow, or was closed before it opened, has none. */
export function hasDatesIn(
  run: { firstDate: CivilDate; lastDate: CivilDate },
  month: Month,
  today: CivilDate,
): boolean {
  const monthText = writeMonth(month);
  if (run.firstDate > run.lastDate || run.firstDate > today) return false;
  return run.firstDate.slice(0, 7) <= monthText && monthText <= run.lastDate.slice(0, 7);
}

/** The same day of another month, or its last day if that month is shorter. */
export function sameDayIn(month: Month, date: CivilDate): CivilDate {
  const dates = weeksOf(month).flat();
  const sameDay = dates.find((other) => other?.slice(8) === date.slice(8));
  return sameDay ?? dates.findLast((other) => other !== undefined) ?? date;
}

import type { DateRecord } from '../challenge/state/state';
import { type CivilDate, fromEpochDay, toEpochDay, weekdayOfEpochDay } from '../days/civil-date';

/** A calendar week, Sunday first, with its dates that have a record. */
export interface CalendarWeek {
  sunday: CivilDate;
  dates: readonly DateRecord[];
}

/** Every week from the first date's to the last date's, including weeks without a record. */
export function calendarWeeks(dates: readonly DateRecord[]): CalendarWeek[] {
  const weeks: { sunday: CivilDate; dates: DateRecord[] }[] = [];
  let next = Number.NEGATIVE_INFINITY;
  for (const record of dates) {
    const epochDay = toEpochDay(record.date);
    const sunday = epochDay - weekdayOfEpochDay(epochDay);
    for (next = Math.max(next, weeks.length === 0 ? sunday : next); next <= sunday; next += 7) {
      weeks.push({ sunday: fromEpochDay(next), dates: [] });
    }
    weeks.at(-1)?.dates.push(record);
  }
  return weeks;
}

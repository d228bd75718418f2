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
  let lastSunday: number | undefined;
  for (const record of dates) {
    const epochDay = toEpochDay(record.date);
    const sunday = epochDay - weekdayOfEpochDay(epochDay);
    for (let next = lastSunday === undefined ? sunday : lastSunday + 7; next <= sunday; next += 7) {
      weeks.push({ sunday: fromEpochDay(next), dates: [] });
    }
    lastSunday = sunday;
    weeks.at(-1)?.dates.push(record);
  }
  return weeks;
}

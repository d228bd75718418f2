import { addDays, type CivilDate, startOfWeek } from '../days/civil-date';

export const timeframes = ['all', 'week', 'month'] as const;

export type Timeframe = (typeof timeframes)[number];

/** Both dates belong to the period; null bounds nothing. */
export type BoardPeriod = { readonly from: CivilDate; readonly to: CivilDate } | null;

/** The local dates a board adds up for a person whose local date is `today`. Weeks begin on Sunday. */
export function boardPeriod(timeframe: Timeframe, today: CivilDate): BoardPeriod {
  switch (timeframe) {
    case 'all':
      return null;
    case 'week': {
      const from = startOfWeek(today);
      return { from, to: addDays(from, 6) };
    }
    case 'month': {
      const from = `${today.slice(0, 7)}-01`;
      const inNextMonth = addDays(from, 31);
      return { from, to: addDays(`${inNextMonth.slice(0, 7)}-01`, -1) };
    }
  }
}

/** The cohort of a date: everyone whose first run began in that month. */
export function cohortOf(date: CivilDate): string {
  return date.slice(0, 7);
}

/** What a board that counts this date is called: `all`, the Sunday of its week, or its month. */
export function periodKey(timeframe: Timeframe, date: CivilDate): string {
  switch (timeframe) {
    case 'all':
      return 'all';
    case 'week':
      return startOfWeek(date);
    case 'month':
      return date.slice(0, 7);
  }
}

/** Every period that a date counts for. */
export const periodsOf = (date: CivilDate): string[] =>
  timeframes.map((timeframe) => periodKey(timeframe, date));

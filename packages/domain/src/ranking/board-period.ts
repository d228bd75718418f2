import { type CivilDate, startOfWeek } from '../days/civil-date';

const timeframes = ['all', 'week', 'month'] as const;

export type Timeframe = (typeof timeframes)[number];

/** The cohort of a date: everyone whose first run began in that month. */
export function cohortOf(date: CivilDate): string {
  return date.slice(0, 7);
}

/** The key of a board that counts this date: `all`, the Sunday of its week, or its month. */
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

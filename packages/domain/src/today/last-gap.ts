import { comebackGap } from '../challenge/facts/limits';
import type { CivilDate } from '../days/civil-date';

/** A date of the current run, as the history gives it. */
interface LivedDate {
  date: CivilDate;
  status: 'complete' | 'partial' | 'rest' | 'missed' | 'open' | 'future';
  /** As it stood at the end of the date. */
  streak: number;
  /** A weekday that the plan leaves out. */
  scheduled?: true;
}

export interface Gap {
  first: CivilDate;
  last: CivilDate;
  /** Missed dates in it. */
  dates: number;
  /** Days completed since. */
  daysSince: number;
}

/**
 * The last gap of a run that somebody came back from: missed dates in a row, after a first completed day. A rest
 * day that was taken ends it, as for the badge; a weekday off among them neither ends it nor counts.
 */
export function lastGap(history: readonly LivedDate[]): Gap | undefined {
  let gap: Gap | undefined;
  let row: Gap | undefined;
  let hasBegun = false;
  for (const [index, { date, status, streak, scheduled }] of history.entries()) {
    const isToday = index === history.length - 1;
    if (status === 'complete') {
      if (gap) gap.daysSince += 1;
      row = undefined;
      hasBegun = true;
    } else if (status === 'rest') {
      if (!scheduled) row = undefined;
    } else if (hasBegun && !isToday && streak === 0) {
      row = { first: row?.first ?? date, last: date, dates: (row?.dates ?? 0) + 1, daysSince: 0 };
      if (row.dates >= comebackGap) gap = row;
    }
  }
  return gap;
}

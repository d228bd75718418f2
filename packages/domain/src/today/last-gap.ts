import { comebackGap } from '../challenge/facts/limits';
import type { DateStatus } from '../challenge/state/state';
import type { CivilDate } from '../days/civil-date';

/** A date of the current run in the history. */
interface DateOfRun {
  date: CivilDate;
  status: DateStatus;
  /** The streak at the end of the date. */
  streak: number;
  /** A weekday that the plan leaves out. */
  scheduled?: true;
}

export interface Gap {
  first: CivilDate;
  last: CivilDate;
  /** The number of missed dates. */
  dates: number;
  /** The days completed since. */
  daysSince: number;
}

/**
 * The last gap of a run that the person came back from: missed dates in a row, after a first completed day. A taken
 * rest day ends the gap, as for the badge `comeback`; a weekday off neither ends the gap nor counts in it.
 */
export function lastGap(history: readonly DateOfRun[]): Gap | undefined {
  /** The last row of missed dates that is long enough. */
  let gap: Gap | undefined;
  /** The present row of missed dates. */
  let row: Gap | undefined;
  let hasCompletedDay = false;
  for (const [index, { date, status, streak, scheduled }] of history.entries()) {
    const isToday = index === history.length - 1;
    if (status === 'complete') {
      if (gap) gap.daysSince += 1;
      row = undefined;
      hasCompletedDay = true;
    } else if (status === 'rest') {
      if (!scheduled) row = undefined;
    } else if (hasCompletedDay && !isToday && streak === 0) {
      // The streak is not 0 on a partial date that travel skipped, which is not missed.
      row = { first: row?.first ?? date, last: date, dates: (row?.dates ?? 0) + 1, daysSince: 0 };
      if (row.dates >= comebackGap) gap = row;
    }
  }
  return gap;
}

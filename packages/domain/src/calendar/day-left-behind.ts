import { lastDoneAt } from '../challenge/state/date-figures';
import type { DateRecord, History } from '../challenge/state/state';
import { nightDates } from '../challenge/state/today';
import { programLength } from '../days/exercises';
import { type ZoneHistory, zoneAt } from '../days/zone-history';

/**
 * The day that was left open on a date, which the calendar shows. A date that was still today when its run was closed
 * belongs to no run unless it was complete, so that it costs nothing. Null for every other date without a run.
 */
export function dayLeftBehind(
  record: DateRecord,
  { runs, dates }: History,
  zones: ZoneHistory,
): { run: number; dayNumber: number } | null {
  const { date } = record;
  const lastAt = lastDoneAt(record);
  const index = runs.findLastIndex(({ openedAt }) => openedAt <= lastAt);
  const run = runs[index];
  if (!run || run.closedAt === null || lastAt >= run.closedAt || run.finishedOn !== null) return null;
  // A run that is closed before 02:00 may leave the date before open.
  const [dateBefore] = nightDates(zoneAt(zones, run.closedAt), run.closedAt);
  if (run.closedOn !== date && dateBefore !== date) return null;
  const completedLater = dates.filter(
    (other) => other.run === index && other.status === 'complete' && other.date > date,
  );
  return { run: index, dayNumber: Math.min(run.daysCompleted - completedLater.length + 1, programLength) };
}

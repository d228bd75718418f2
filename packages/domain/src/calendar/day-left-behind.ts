import { lastDoneAt } from '../challenge/state/date-figures';
import type { DateRecord, History } from '../challenge/state/state';
import { nightDates } from '../challenge/state/today';
import { programLength } from '../days/exercises';
import { type ZoneHistory, zoneAt } from '../days/zone-history';

/**
 * A date that was still today when its run was closed belongs to no run unless it was complete, so that it costs
 * nothing. The calendar shows the day that was left open on it. Null for every other date without a run.
 */
export function dayLeftBehind(
  record: DateRecord,
  { runs, dates }: History,
  zones: ZoneHistory,
): { run: number; dayNumber: number } | null {
  const { date } = record;
  const lastAt = lastDoneAt(record);
  const run = runs.findLastIndex(({ openedAt }) => openedAt <= lastAt);
  const { closedAt = null, closedOn, finishedOn, daysCompleted = 0 } = runs[run] ?? {};
  if (closedAt === null || lastAt >= closedAt || finishedOn) return null;
  if (closedOn !== date && nightDates(zoneAt(zones, closedAt), closedAt)[0] !== date) return null;
  const later = dates.filter((each) => each.run === run && each.status === 'complete' && each.date > date);
  return { run, dayNumber: Math.min(daysCompleted - later.length + 1, programLength) };
}

import type { Fact } from '../facts/facts';
import { mergeFacts } from '../fold/merge-facts';
import { completionRateOf, type RunRecord } from '../fold/run-record';
import { settle } from '../fold/settle';
import { emptySnapshot, type Snapshot } from '../fold/snapshot';
import { DateRecords } from './date-records';
import type { DateRecord, History, RunSummary } from './state';
import { todayIn, walkToToday } from './walk-to-today';

/** The history of a whole log, for the calendar, the progress history and the charts; null before the first run. */
export function historyOf(log: readonly Fact[], instant: number): History | null {
  const { snapshot, settled } = settleLog(log);
  const unsettled = unsettledHistory(snapshot, instant);
  return unsettled && { ...unsettled, dates: [...settled, ...unsettled.dates] };
}

/** The history that the snapshot alone contains: every run, and the dates that are not settled. */
export function unsettledHistory(snapshot: Snapshot, instant: number): History | null {
  const today = todayIn(snapshot, instant);
  const records = new DateRecords(snapshot);
  const { walk, shown } = walkToToday(snapshot, today, records.onDate);
  if (!shown) return null;
  return { today: today.date, runs: walk.runs.map(summaryOf), dates: records.inOrderWith(snapshot.days) };
}

/** The settled dates of a log, which `unsettledHistory` leaves out. */
export function settledDates(log: readonly Fact[]): DateRecord[] {
  return settleLog(log).settled;
}

function settleLog(log: readonly Fact[]): { snapshot: Snapshot; settled: DateRecord[] } {
  const mergedSnapshot = mergeFacts(emptySnapshot(), log);
  const records = new DateRecords(mergedSnapshot);
  const snapshot = settle(mergedSnapshot, null, records.onDate);
  // `settle` removes the settled days, which are the first ones of the list.
  const settledDays = mergedSnapshot.days.slice(0, mergedSnapshot.days.length - snapshot.days.length);
  return { snapshot, settled: records.inOrderWith(settledDays) };
}

function summaryOf(run: RunRecord): RunSummary {
  return {
    season: run.season,
    path: run.path,
    openedAt: run.openedAt,
    firstDate: run.firstDate,
    closedAt: run.closedAt,
    closedOn: run.closedOn,
    finishedOn: run.finish?.date ?? null,
    daysCompleted: run.completed,
    daysMissed: run.missed,
    restDaysUsed: run.restDates,
    completionRate: completionRateOf(run),
  };
}

import { runIndexAt } from '../challenge/fold/run-record';
import { lastCompleted, type Snapshot } from '../challenge/fold/snapshot';

/** The days whose completion has its own notification. */
export const milestoneDays: readonly number[] = [10, 25, 50, 75, 100];

/** The milestone that new facts reached in the latest run, also by a late fact for any date. Null without one. */
export function milestoneReached(before: Snapshot, after: Snapshot): number | null {
  const runIndex = after.runs.length - 1;
  const [daysBefore, daysAfter] = [daysCompleted(before, runIndex), daysCompleted(after, runIndex)];
  return milestoneDays.findLast((day) => daysBefore < day && day <= daysAfter) ?? null;
}

/** The completed days of a run, including the last one, which the run does not count before it is settled. */
function daysCompleted(snapshot: Snapshot, index: number): number {
  const run = snapshot.runs[index];
  if (!run) return 0;
  const last = lastCompleted(snapshot);
  const isOfRun = last !== null && runIndexAt(snapshot.runs, last.completion.at) === index;
  return run.completed + (isOfRun ? 1 : 0);
}

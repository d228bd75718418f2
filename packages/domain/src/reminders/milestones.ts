import { runIndexAt } from '../challenge/fold/run-record';
import { lastCompleted, type Snapshot } from '../challenge/fold/snapshot';

/** Completing one of these days is told by a notification of its own. */
export const milestoneDays: readonly number[] = [10, 25, 50, 75, 100];

/**
 * The milestone that new facts have brought the latest run to: a late one may do so too, whichever date it counts
 * for. Null where there is none.
 */
export function milestoneReached(before: Snapshot, after: Snapshot): number | null {
  const run = after.runs.length - 1;
  const [was, is] = [daysCompleted(before, run), daysCompleted(after, run)];
  return milestoneDays.findLast((day) => was < day && day <= is) ?? null;
}

/** The last completed date is not among those that its run has counted yet. */
function daysCompleted(snapshot: Snapshot, index: number): number {
  const run = snapshot.runs[index];
  if (!run) return 0;
  const last = lastCompleted(snapshot);
  const isOfRun = last !== null && runIndexAt(snapshot.runs, last.completion.at) === index;
  return run.completed + (isOfRun ? 1 : 0);
}

import type { Database } from '../db/storage';
import { checkBoards, rebuildCounts, rebuildTotals } from '../features/leaderboards/check-boards';
import { checkFolds, rebuildFold } from '../log/checks/check-folds';

export interface CheckedTotals {
  /** A line for each person whose stored data does not match their log, and a last one with the counts. */
  lines: readonly string[];
  /** The number of these people and of wrong counts of boards. */
  wrong: number;
}

/**
 * Derives again everything that is stored beside the logs, and compares it; with `isRepairing`, overwrites what
 * differs.
 */
export async function checkTotals(database: Database, { isRepairing = false } = {}): Promise<CheckedTotals> {
  const { people, differing: peopleWithWrongFold } = await checkFolds(database);
  if (isRepairing) for (const personId of peopleWithWrongFold) await rebuildFold(database, personId);
  const boards = await checkBoards(database);
  if (isRepairing) for (const personId of boards.differing) await rebuildTotals(database, personId);
  if (isRepairing && boards.counts > 0) await rebuildCounts(database);
  const differing = new Set([...peopleWithWrongFold, ...boards.differing]);
  const wrong = differing.size + boards.counts;
  const verdict = `People checked: ${people}. With wrong data: ${differing.size}. Wrong board counts: ${boards.counts}.${isRepairing && wrong > 0 ? ' All repaired.' : ''}`;
  return { lines: [...differing, verdict], wrong };
}

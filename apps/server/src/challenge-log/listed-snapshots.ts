import type { Snapshot } from '@hundred/domain/runs/snapshot';
import type { Storage } from '../db/storage';
import { renewHead } from './log-store';

/** A few kilobytes each. */
const mostKept = 1000;

/** Whose, and how long it is. */
export interface Log {
  personId: string;
  length: number;
}

/**
 * The folds of the people in a list. The same few stand at the top for hours, and a log of the same length has
 * the same fold: so most of them are known from the last time, and reading them was half of a board's time.
 */
export type ReadSnapshots = (logs: readonly Log[]) => Promise<Map<string, Snapshot>>;

export function makeReadSnapshots({ pool, database }: Pick<Storage, 'pool' | 'database'>): ReadSnapshots {
  const kept = new Map<string, { length: number; snapshot: Snapshot }>();
  const isKnown = ({ personId, length }: Log) => kept.get(personId)?.length === length;

  return async (logs) => {
    const found = new Map<string, Snapshot>();
    for (const { personId } of logs.filter(isKnown)) {
      const known = kept.get(personId);
      if (known) found.set(personId, known.snapshot);
    }
    const missing = logs.filter((log) => !isKnown(log)).map(({ personId }) => personId);
    if (missing.length === 0) return found;
    const { rows } = await pool.query<Log & { snapshot: Snapshot }>(
      'select person_id as "personId", length, snapshot from challenge where person_id = any ($1)',
      [missing],
    );
    for (const row of rows) {
      const { personId, length, snapshot } = await renewHead(database, row.personId, row);
      found.set(personId, snapshot);
      kept.set(personId, { length, snapshot });
    }
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return found;
  };
}

import type { Fact } from '@hundred/domain/challenge/facts/facts';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import type { Query } from '../db/query';
import type { Projected } from './projections';

export interface Append {
  personId: string;
  /** The length that the log must have: if it is longer by now, nothing is written. */
  expectedLength: number;
  /** How many facts an import has stored beyond the end of the log, before `facts`. */
  storedAhead?: number;
  facts: readonly Fact[];
  /** The fold of the log with these facts. */
  snapshot: Snapshot;
  /** Nothing is written if the log already has a fact with this key of a device. */
  deviceKey?: string | undefined;
  projected: Projected;
}

const statement = 'select append_facts($1, $2, $3, $4, $5, $6, $7) as appended';

/**
 * Writes the facts, the snapshot and their projections, all or nothing. Returns false if the log has another length
 * or has the key already. The database function of the same name does this in one round trip on every storage.
 */
export async function append(
  query: Query,
  { personId, expectedLength, storedAhead = 0, facts, snapshot, deviceKey, projected }: Append,
): Promise<boolean> {
  const [row] = await query<{ appended: boolean }>('append', statement, [
    personId,
    expectedLength,
    storedAhead,
    JSON.stringify(facts),
    JSON.stringify(snapshot),
    deviceKey ?? null,
    JSON.stringify(projected),
  ]);
  return row!.appended;
}

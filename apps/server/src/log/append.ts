import type { Fact } from '@hundred/domain/challenge/facts/facts';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { eq } from 'drizzle-orm';
import { type Query, queryIn } from '../db/query';
import { type PersonRow, person } from '../db/schema/schema';
import type { Database } from '../db/storage';
import type { LogAtHead } from './head';
import { type Projection, type ProjectionData, project } from './projection';

export interface PreparedAppend {
  personId: string;
  /** The length that the log must have. If it is longer by now, nothing is written. */
  expectedLength: number;
  /**
   * How many facts an import has already stored. It writes them in batches beyond the length of the log, where no reader
   * sees them. `facts` follow them.
   */
  storedAhead?: number;
  facts: readonly Fact[];
  /** The fold of the log with these facts. */
  snapshot: Snapshot;
  /** The key of the command, unless it was looked up before. Nothing is written if the log already has a fact with it. */
  deviceKey?: string | undefined;
  /** What the projections write, by their names. It is computed before, so that one statement writes everything. */
  projected: ProjectionData;
}

/** Prepares new facts to be appended: computes what the projections write with them. */
export async function prepareAppend(
  projections: readonly Projection[],
  { reader, personId, head, now }: LogAtHead,
  { facts, snapshot, deviceKey }: Pick<PreparedAppend, 'facts' | 'snapshot' | 'deviceKey'>,
): Promise<PreparedAppend> {
  const change = { personId, facts, before: head.snapshot, after: snapshot, now };
  const projected = await project(projections, change, reader);
  return { personId, expectedLength: head.length, facts, snapshot, deviceKey, projected };
}

const appendStatement = 'select append_facts($1, $2, $3, $4, $5, $6, $7) as "isAppended"';

/**
 * Writes the facts, the snapshot and their projections, all or nothing. Returns false if the log has another length
 * or already has the key. The database function `append_facts` (migration 0027) does this in one round trip on every storage.
 */
export async function append(
  query: Query,
  { personId, expectedLength, storedAhead = 0, facts, snapshot, deviceKey, projected }: PreparedAppend,
): Promise<boolean> {
  const [row] = await query<{ isAppended: boolean }>('append', appendStatement, [
    personId,
    expectedLength,
    storedAhead,
    JSON.stringify(facts),
    JSON.stringify(snapshot),
    deviceKey ?? null,
    JSON.stringify(projected),
  ]);
  return row!.isAppended;
}

/** Appends and changes columns of the person's row in one transaction. Without facts, only the columns change. */
export function appendWithColumns(
  database: Database,
  prepared: PreparedAppend,
  personColumns: Partial<PersonRow>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // The log first and then the person's row: every writer locks them in this order, so that none deadlock.
    if (prepared.facts.length > 0 && !(await append(queryIn(transaction), prepared))) return false;
    await transaction.update(person).set(personColumns).where(eq(person.id, prepared.personId));
    return true;
  });
}

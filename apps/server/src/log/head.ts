import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { and, eq, sql } from 'drizzle-orm';
import { Counter } from 'prom-client';
import { challenge } from '../db/schema/schema';
import type { Database, Reader } from '../db/storage';
import { readFacts } from './facts';
import { foldLog, isCurrentFold } from './premium/installation-facts';

/** The row beside a log: how many facts the log has, and their fold. */
export interface Head {
  length: number;
  snapshot: Snapshot;
}

/** A log as it was when its head was read at `now`. Commands are decided from it. */
export interface LogAtHead {
  /** Reads more of the log: the transaction of the caller, or the database. */
  reader: Reader;
  personId: string;
  head: Head;
  now: number;
}

/** A year of daily use. Folding so many takes 2 ms once they are read. */
const factsOfAYear = 1_000;

/** Work that needs the whole of a long log is done in another thread, because other requests would wait for it. */
export const isLong = ({ length }: Pick<Head, 'length'>) => length > factsOfAYear;

const headColumns = { length: challenge.length, snapshot: challenge.snapshot };

/** The head of a person without a log is the empty one. */
export type ReadHead = (personId: string) => Promise<Head>;

/**
 * Makes the function that reads heads outside of a transaction. Its query is built once, because most requests use it, and
 * building it costs as much as all that they derive from its row. The statement has no name, because embedded storage does
 * not support named ones.
 */
export function makeReadHead(database: Database): ReadHead {
  const query = database
    .select(headColumns)
    .from(challenge)
    .where(eq(challenge.personId, sql.placeholder('personId')))
    .prepare('');
  return async (personId) => {
    const [head] = await query.execute({ personId });
    return head ? renewHead(database, personId, head) : emptyHead();
  };
}

export const emptyHead = (): Head => ({ length: 0, snapshot: foldLog([]) });

/** Reads a head within a transaction. Outside of one, `makeReadHead` is cheaper. */
export async function readHead(reader: Reader, personId: string): Promise<Head> {
  const rows = await reader.select(headColumns).from(challenge).where(eq(challenge.personId, personId));
  return rows[0] ? renewHead(reader, personId, rows[0]) : emptyHead();
}

/**
 * Counts the folds that this process has renewed; the metrics of each program register it. After a release that changed
 * what a fold holds, it rises until everybody has visited once.
 */
export const renewedFoldsCounter = new Counter({
  name: 'challenge_folds_renewed_total',
  help: 'Snapshots of an older version that were made again from the log',
  registers: [],
});

/**
 * Folds the log again if its stored snapshot is outdated: another version of the program made it, or the dates on which
 * the installation gives everyone Premium have changed since. The new snapshot is stored, unless the log has grown
 * meanwhile.
 */
export async function renewHead<H extends Head>(reader: Reader, personId: string, head: H): Promise<H> {
  if (isCurrentFold(head.snapshot)) return head;
  const { length } = head;
  const snapshot = foldLog(await readFacts(reader, personId, 0, length));
  await reader
    .update(challenge)
    .set({ snapshot })
    .where(and(eq(challenge.personId, personId), eq(challenge.length, length)));
  renewedFoldsCounter.inc();
  return { ...head, snapshot };
}

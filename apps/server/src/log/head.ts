import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { and, eq, sql } from 'drizzle-orm';
import { Counter } from 'prom-client';
import { challenge } from '../db/schema/schema';
import type { Database, Reader } from '../db/storage';
import { readFacts } from './facts';
import { foldLog, isCurrentFold } from './premium/installation-facts';

/** Where a log stands: how many facts it has, and their fold. */
export interface Head {
  length: number;
  snapshot: Snapshot;
}

/** A log as it stood when its head was read: commands are decided from it. */
export interface LogAtHead {
  reader: Reader;
  personId: string;
  head: Head;
  now: number;
}

/** A year of daily use. It takes 2 ms to fold once it is read. */
const factsOfAYear = 1_000;

/** Work that needs the whole of a long log is done in another thread, because other requests would wait for it. */
export const isLong = ({ length }: Pick<Head, 'length'>) => length > factsOfAYear;

const headColumns = { length: challenge.length, snapshot: challenge.snapshot };

/** The head of a person without a log is the empty one. */
export type ReadHead = (personId: string) => Promise<Head>;

/**
 * The query of most requests, built once: building it costs as much as everything derived from its row. It has no name,
 * because embedded storage does not support named statements.
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

/** For transactions. Outside of them `makeReadHead` is cheaper. */
export async function readHead(reader: Reader, personId: string): Promise<Head> {
  const rows = await reader.select(headColumns).from(challenge).where(eq(challenge.personId, personId));
  return rows[0] ? renewHead(reader, personId, rows[0]) : emptyHead();
}

/**
 * Counts for this process; the metrics of each program register it. After a release that changed what a fold holds, it
 * rises until everybody has visited once.
 */
export const foldsRenewed = new Counter({
  name: 'challenge_folds_renewed_total',
  help: 'Snapshots of an older version that were made again from the log',
  registers: [],
});

/**
 * Folds the log again if the stored snapshot is of another version of the program, which may lack what this one reads or
 * mean something else, or from before a change of the installation's Premium, which makes other dates premium. The new
 * snapshot is stored, unless the log has grown meanwhile.
 */
export async function renewHead<H extends Head>(reader: Reader, personId: string, head: H): Promise<H> {
  if (isCurrentFold(head.snapshot)) return head;
  const { length } = head;
  const snapshot = foldLog(await readFacts(reader, personId, 0, length));
  await reader
    .update(challenge)
    .set({ snapshot })
    .where(and(eq(challenge.personId, personId), eq(challenge.length, length)));
  foldsRenewed.inc();
  return { ...head, snapshot };
}

import type { Fact } from '@hundred/domain/runs/facts';
import { emptySnapshot, type Snapshot } from '@hundred/domain/runs/snapshot';
import { and, asc, eq, gt } from 'drizzle-orm';
import { challenge, fact } from '../db/schema';
import type { Database, Transaction } from '../db/storage';

export type Reader = Database | Transaction;

/** Where a log stands: how many facts it has, and their fold. */
export interface Head {
  length: number;
  snapshot: Snapshot;
}

const headColumns = { length: challenge.length, snapshot: challenge.snapshot };

export async function readHead(reader: Reader, personId: string): Promise<Head | null> {
  const rows = await reader.select(headColumns).from(challenge).where(eq(challenge.personId, personId));
  return rows[0] ?? null;
}

/**
 * Until the transaction ends nobody else appends to this log. The row that is locked is the row that is read:
 * a read joined to a lock on another row would give what stood there before the wait.
 */
export async function lockHead(transaction: Transaction, personId: string): Promise<Head> {
  const locked = () =>
    transaction.select(headColumns).from(challenge).where(eq(challenge.personId, personId)).for('update');
  const [head] = await locked();
  if (head) return head;
  await transaction
    .insert(challenge)
    .values({ personId, length: 0, snapshot: emptySnapshot() })
    .onConflictDoNothing();
  const [made] = await locked();
  if (!made) throw new Error('The row of a log is gone while it is held');
  return made;
}

/** Facts in the order in which they arrived, from the one after `after` on. */
export async function readFacts(reader: Reader, personId: string, after = 0, most?: number): Promise<Fact[]> {
  const found = reader
    .select({ body: fact.body })
    .from(fact)
    .where(and(eq(fact.personId, personId), gt(fact.sequence, after)))
    .orderBy(asc(fact.sequence));
  const rows = await (most === undefined ? found : found.limit(most));
  return rows.map(({ body }) => body);
}

export async function findByDeviceKey(
  reader: Reader,
  personId: string,
  deviceKey: string,
): Promise<{ localDate: string | null } | null> {
  const rows = await reader
    .select({ localDate: fact.localDate })
    .from(fact)
    .where(and(eq(fact.personId, personId), eq(fact.deviceKey, deviceKey)));
  return rows[0] ?? null;
}

export async function readFactsOfDate(reader: Reader, personId: string, localDate: string): Promise<Fact[]> {
  const rows = await reader
    .select({ body: fact.body })
    .from(fact)
    .where(and(eq(fact.personId, personId), eq(fact.localDate, localDate)));
  return rows.map(({ body }) => body);
}

/** Only under `lockHead`: the numbers go on from the head that it gave. */
export async function append(
  transaction: Transaction,
  personId: string,
  { length }: Head,
  facts: readonly Fact[],
  snapshot: Snapshot,
): Promise<void> {
  const moved = transaction.$with('moved').as(
    transaction
      .update(challenge)
      .set({ length: length + facts.length, snapshot })
      .where(eq(challenge.personId, personId))
      .returning({ personId: challenge.personId }),
  );
  await transaction
    .with(moved)
    .insert(fact)
    .values(facts.map((body, index) => ({ personId, sequence: length + 1 + index, body })));
}

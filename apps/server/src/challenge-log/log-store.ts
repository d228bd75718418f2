import type { Fact } from '@hundred/domain/runs/facts';
import { emptySnapshot, type Snapshot } from '@hundred/domain/runs/snapshot';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { challenge, fact } from '../db/schema';
import type { Database, Transaction } from '../db/storage';

export type Reader = Database | Transaction;

/** Where a log stands: how many facts it has, and their fold. */
export interface Head {
  length: number;
  snapshot: Snapshot;
}

const headColumns = { length: challenge.length, snapshot: challenge.snapshot };

/** Of a person without a log: the empty one. */
export type ReadHead = (personId: string) => Promise<Head>;

/**
 * The one query of most requests, built once: building it anew costs as much as all that is derived from its
 * row. It has no name, because embedded storage knows no named statements.
 */
export function makeReadHead(database: Database): ReadHead {
  const query = database
    .select(headColumns)
    .from(challenge)
    .where(eq(challenge.personId, sql.placeholder('personId')))
    .prepare('');
  return async (personId) => (await query.execute({ personId }))[0] ?? emptyHead();
}

const emptyHead = (): Head => ({ length: 0, snapshot: emptySnapshot() });

export async function readHead(reader: Reader, personId: string): Promise<Head> {
  const rows = await reader.select(headColumns).from(challenge).where(eq(challenge.personId, personId));
  return rows[0] ?? emptyHead();
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

/**
 * Appends to a log that is still as long as `length`, and moves its fold along; false where somebody else was
 * faster, and then nothing is written. One statement, since every round trip counts here.
 */
export async function append(
  transaction: Transaction,
  personId: string,
  length: number,
  facts: readonly Fact[],
  snapshot: Snapshot,
): Promise<boolean> {
  const longer = length + facts.length;
  const fold = JSON.stringify(snapshot);
  const moved =
    length === 0
      ? sql`insert into challenge (person_id, length, snapshot) values (${personId}, ${longer}, ${fold}::json)
            on conflict (person_id) do update set length = excluded.length, snapshot = excluded.snapshot
            where challenge.length = 0 returning person_id`
      : sql`update challenge set length = ${longer}, snapshot = ${fold}::json
            where person_id = ${personId} and length = ${length} returning person_id`;
  const { rowCount } = await transaction.execute(sql`
    with moved as (${moved})
    insert into fact (person_id, sequence, body)
    select moved.person_id, ${length} + ordinality, body
    from moved, jsonb_array_elements(${JSON.stringify(facts)}::jsonb) with ordinality as new (body, ordinality)
  `);
  return rowCount === facts.length;
}

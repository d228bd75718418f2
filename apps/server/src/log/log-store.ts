import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { emptySnapshot, type Snapshot, snapshotVersion } from '@hundred/domain/challenge/fold/snapshot';
import type { DateRecord } from '@hundred/domain/challenge/state/state';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { isDistributed } from '../db/is-distributed';
import { type Query, queryIn } from '../db/query';
import { challenge, fact, settledDate } from '../db/schema';
import type { Database, Transaction } from '../db/storage';
import { askPart, type Given, holdBeginner, keptDates, keptFacts } from './append';
import { foldsRenewed } from './folds-renewed';

export type Reader = Database | Transaction;

/** Where a log stands: how many facts it has, and their fold. */
export interface Head {
  length: number;
  snapshot: Snapshot;
  /** How long the log was that the settled dates in storage follow from. */
  settledLength: number;
}

/**
 * What needs the whole of a longer log is done in another thread: with 1,000 facts, a year of daily use, a late
 * completion takes 15 ms, and everybody else would wait for it.
 */
export const isLong = ({ length }: Pick<Head, 'length'>) => length > 1000;

const headColumns = {
  length: challenge.length,
  snapshot: challenge.snapshot,
  settledLength: challenge.settledLength,
};

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
  return async (personId) => {
    const [head] = await query.execute({ personId });
    return head ? renewHead(database, personId, head) : emptyHead();
  };
}

export const emptyHead = (): Head => ({ length: 0, snapshot: emptySnapshot(), settledLength: 0 });

export async function readHead(reader: Reader, personId: string): Promise<Head> {
  const rows = await reader.select(headColumns).from(challenge).where(eq(challenge.personId, personId));
  return rows[0] ? renewHead(reader, personId, rows[0]) : emptyHead();
}

/**
 * A fold that another version of the program made may lack what this one reads, or mean something else: it is made
 * anew from its log, once, as far as the log is still as long. Its settled dates are made anew when next read.
 */
export async function renewHead<H extends Pick<Head, 'length' | 'snapshot'>>(
  reader: Reader,
  personId: string,
  head: H,
): Promise<H> {
  if (head.snapshot.version === snapshotVersion) return head;
  const { length } = head;
  const renewed = { snapshot: fold(await readFacts(reader, personId, 0, length)), settledLength: 0 };
  await reader
    .update(challenge)
    .set(renewed)
    .where(and(eq(challenge.personId, personId), eq(challenge.length, length)));
  foldsRenewed.inc();
  return { ...head, ...renewed };
}

/**
 * So many facts in the order in which they arrived, from the one after `after` on. Whoever asks knows where the log ends:
 * what lies beyond is left from an import that was broken off, and part of no log.
 */
export async function readFacts(
  reader: Reader,
  personId: string,
  after: number,
  most: number,
): Promise<Fact[]> {
  const rows = await reader
    .select({ body: fact.body })
    .from(fact)
    .where(and(eq(fact.personId, personId), gt(fact.sequence, after), lte(fact.sequence, after + most)))
    .orderBy(asc(fact.sequence));
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
    .innerJoin(challenge, eq(challenge.personId, fact.personId))
    .where(
      and(eq(fact.personId, personId), eq(fact.localDate, localDate), lte(fact.sequence, challenge.length)),
    );
  return rows.map(({ body }) => body);
}

/** Dates from one to another, both included; without an end, all that follow. */
export interface Span {
  from: CivilDate;
  to: CivilDate | null;
}

/** In one row: to read a hundred of them takes several times as long. */
const settledStatement = `
  select json_agg(record order by date) as records from settled_date where person_id = $1 and date between $2 and $3`;
const endOfTime = '9999';

export async function readSettledDates(
  ask: Query,
  personId: string,
  { from, to }: Span,
): Promise<DateRecord[]> {
  const values = [personId, from, to ?? endOfTime];
  const [found] = await ask<{ records: DateRecord[] | null }>('settled dates', settledStatement, values);
  return found?.records ?? [];
}

/** Of a date that is settled, where the settled dates are those of the log as it is: its record alone. */
export async function readCurrentDate(reader: Reader, personId: string, date: string): Promise<DateRecord[]> {
  const rows = await reader
    .select({ record: settledDate.record })
    .from(settledDate)
    .innerJoin(challenge, eq(challenge.personId, settledDate.personId))
    .where(
      and(
        eq(settledDate.personId, personId),
        eq(settledDate.date, date),
        eq(challenge.settledLength, challenge.length),
      ),
    );
  return rows.map(({ record }) => record);
}

/** Dates written in one statement: on embedded storage everybody else waits for it. */
const datesAtOnce = 200;

/** The same as `replaceSettledDates` in pieces, between which others get their turn. */
export async function settleInPieces(
  database: Database,
  personId: string,
  length: number,
  records: readonly DateRecord[],
  signal: AbortSignal,
): Promise<void> {
  const whose = (given: Given) => `(select person_id from challenge
    where person_id = ${given(personId)} and length = ${given(length)} and settled_length <> length for update) as whose`;
  for (let done = 0; done < records.length; done += datesAtOnce) {
    signal.throwIfAborted();
    await askPart(queryIn(database), keptDates(records.slice(done, done + datesAtOnce)), whose);
  }
  const dates = JSON.stringify(records.map(({ date }) => date));
  await database.execute(sql`
    with whole as (
      update challenge set settled_length = length
      where person_id = ${personId} and length = ${length} returning person_id
    )
    delete from settled_date using whole where settled_date.person_id = whole.person_id
    and date not in (select json_array_elements_text(${dates}::json))`);
}

/** Writes all settled dates of a log anew, unless it has grown meanwhile. */
export async function replaceSettledDates(
  transaction: Transaction,
  personId: string,
  length: number,
  records: readonly DateRecord[],
): Promise<void> {
  const { rowCount } = await transaction
    .update(challenge)
    .set({ settledLength: length })
    .where(and(eq(challenge.personId, personId), eq(challenge.length, length)));
  if (rowCount === 0) return;
  await transaction.delete(settledDate).where(eq(settledDate.personId, personId));
  const whose = (given: Given) => `(select ${given(personId)}::uuid as person_id) as whose`;
  await askPart(queryIn(transaction), keptDates(records), whose);
}

/**
 * Writes facts where an `append` will find them. Until then they lie beyond the end of the log, where nobody looks.
 * False where the log is not as long as `length` any more.
 */
export async function layAhead(
  database: Database,
  personId: string,
  length: number,
  ahead: number,
  facts: readonly Fact[],
): Promise<boolean> {
  if (ahead === 0) {
    const empty = { personId, length: 0, snapshot: emptySnapshot() };
    await database.transaction(async (transaction) => {
      if (await isDistributed(database, transaction)) await holdBeginner(queryIn(transaction), personId);
      await transaction.insert(challenge).values(empty).onConflictDoNothing();
    });
  }
  // Held to the end of the statement, so that nobody appends meanwhile.
  const whose = (given: Given) => `(select person_id from challenge
    where person_id = ${given(personId)} and length = ${given(length)} for update) as whose`;
  return (await askPart(queryIn(database), keptFacts(length + ahead, facts), whose)).length === facts.length;
}

/** What was laid ahead for nothing. The row is held, because another server may be moving the end of the log. */
export async function clearAhead(database: Database, personId: string): Promise<void> {
  await database.execute(sql`
    delete from fact using (select person_id, length from challenge where person_id = ${personId} for update) as whose
    where fact.person_id = whose.person_id and sequence > whose.length`);
}

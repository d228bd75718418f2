import { isDeepStrictEqual } from 'node:util';
import type { Fact } from '@hundred/domain/runs/facts';
import { fold } from '@hundred/domain/runs/fold';
import { settledDates } from '@hundred/domain/runs/history';
import type { DateRecord } from '@hundred/domain/runs/state';
import { asc, eq, gt, sql } from 'drizzle-orm';
import { challenge, fact, person, settledDate } from '../db/schema';
import type { Database } from '../db/storage';
import { type Reader, readFacts, replaceSettledDates } from './log-store';
import { settingsIn } from './settings-in';

/** Logs read at once: a few hundred facts each. */
const atOnce = 100;
const nobody = '00000000-0000-0000-0000-000000000000';

export interface CheckedFolds {
  people: number;
  /** Those for whom something kept beside the log is not what follows from it. */
  differing: readonly string[];
}

/**
 * Log and what is kept of it come from one statement each time, so that a running server does not disturb. What lies
 * beyond the end of a log is an import that is under way, or was broken off.
 */
function readPage(reader: Reader, after: string) {
  const facts = sql<Fact[] | null>`(
    select jsonb_agg(${fact.body} order by ${fact.sequence}) from ${fact}
    where ${fact.personId} = ${challenge.personId} and ${fact.sequence} <= ${challenge.length}
  )`;
  const last = sql<number | null>`(
    select max(${fact.sequence}) from ${fact}
    where ${fact.personId} = ${challenge.personId} and ${fact.sequence} <= ${challenge.length}
  )`;
  const settled = sql<DateRecord[] | null>`(
    select json_agg(${settledDate.record} order by ${settledDate.date}) from ${settledDate}
    where ${settledDate.personId} = ${challenge.personId}
  )`;
  return reader
    .select({
      personId: challenge.personId,
      length: challenge.length,
      settledLength: challenge.settledLength,
      snapshot: challenge.snapshot,
      timezone: person.timezone,
      autoRestCover: person.autoRestCover,
      facts,
      last,
      settled,
    })
    .from(challenge)
    .innerJoin(person, eq(person.id, challenge.personId))
    .where(gt(challenge.personId, after))
    .orderBy(asc(challenge.personId))
    .limit(atOnce);
}

type Kept = Awaited<ReturnType<typeof readPage>>[number];

function differs({ length, snapshot, timezone, autoRestCover, facts, last, ...kept }: Kept): boolean {
  const derived = fold(facts ?? []);
  const settings = { timezone, autoRestCover };
  return (
    length !== (last ?? 0) ||
    !isDeepStrictEqual(snapshot, derived) ||
    (kept.settledLength === length && !isDeepStrictEqual(kept.settled ?? [], settledDates(facts ?? []))) ||
    !isDeepStrictEqual({ ...settings, ...settingsIn(derived) }, settings)
  );
}

/** Derives everybody's fold from the log again and compares. */
export async function checkFolds(database: Database): Promise<CheckedFolds> {
  const differing: string[] = [];
  let people = 0;
  let after = nobody;
  for (;;) {
    const page = await readPage(database, after);
    const last = page.at(-1);
    if (!last) return { people, differing };
    people += page.length;
    differing.push(...page.filter(differs).map(({ personId }) => personId));
    after = last.personId;
  }
}

/** Writes what follows from the log over what is kept of it. */
export function rebuildFold(database: Database, personId: string): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction.select().from(challenge).where(eq(challenge.personId, personId)).for('update');
    const facts = await readFacts(transaction, personId);
    const snapshot = fold(facts);
    const last = sql`coalesce((select max(${fact.sequence}) from ${fact} where ${fact.personId} = ${personId}), 0)`;
    const [mended] = await transaction
      .update(challenge)
      .set({ snapshot, length: last })
      .where(eq(challenge.personId, personId))
      .returning({ length: challenge.length });
    if (mended) await replaceSettledDates(transaction, personId, mended.length, settledDates(facts));
    await transaction.update(person).set(settingsIn(snapshot)).where(eq(person.id, personId));
  });
}

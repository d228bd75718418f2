import { isDeepStrictEqual } from 'node:util';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { type Snapshot, snapshotVersion } from '@hundred/domain/challenge/fold/snapshot';
import { settledDates } from '@hundred/domain/challenge/state/history';
import type { DateRecord } from '@hundred/domain/challenge/state/state';
import { eq, sql } from 'drizzle-orm';
import { isDistributed } from '../db/is-distributed';
import { readLogs } from '../db/read-logs';
import { challenge, fact, person } from '../db/schema';
import type { Database } from '../db/storage';
import { readFacts, replaceSettledDates } from './log-store';
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
function readPage(reader: Database, after: string, isApart: boolean) {
  const facts = sql<Fact[] | null>`(
    select jsonb_agg(fact.body order by sequence) from fact
    where fact.person_id = challenge.person_id and sequence <= challenge.length
  )`;
  const last = sql<number | null>`(
    select max(sequence) from fact where fact.person_id = challenge.person_id and sequence <= challenge.length
  )`;
  const settled = sql<DateRecord[] | null>`(
    select json_agg(record order by date) from settled_date where settled_date.person_id = challenge.person_id
  )`;
  return readLogs(
    reader,
    {
      personId: challenge.personId,
      length: challenge.length,
      settledLength: challenge.settledLength,
      snapshot: challenge.snapshot,
      facts,
      last,
      settled,
    },
    { timezone: person.timezone, autoRestCover: person.autoRestCover },
    { after, atOnce, isApart },
  );
}

type Kept = Awaited<ReturnType<typeof readPage>>[number];

/**
 * A fold of another version, and the dates settled with it, are not compared: both are made anew from the log when the
 * person is next asked for, so right after an upgrade everybody has one.
 */
const isOfThisVersion = ({ version }: Snapshot) => version === snapshotVersion;

function differs({ length, snapshot, timezone, autoRestCover, facts, last, ...kept }: Kept): boolean {
  const derived = fold(facts ?? []);
  const settings = { timezone, autoRestCover };
  if (length !== (last ?? 0)) return true;
  if (!isDeepStrictEqual({ ...settings, ...settingsIn(derived) }, settings)) return true;
  if (!isOfThisVersion(snapshot)) return false;
  return (
    !isDeepStrictEqual(snapshot, derived) ||
    (kept.settledLength === length && !isDeepStrictEqual(kept.settled ?? [], settledDates(facts ?? [])))
  );
}

/** Derives everybody's fold from the log again and compares. */
export async function checkFolds(database: Database): Promise<CheckedFolds> {
  const differing: string[] = [];
  let people = 0;
  let after = nobody;
  const isApart = await isDistributed(database);
  for (;;) {
    const page = await readPage(database, after, isApart);
    const last = page.at(-1);
    if (!last) return { people, differing };
    people += page.length;
    differing.push(...page.filter(differs).map(({ personId }) => personId));
    after = last.personId;
  }
}

/** Writes what follows from the log over what is kept of it. It ends where it ended, or sooner where facts were lost. */
export function rebuildFold(database: Database, personId: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const [kept] = await transaction
      .select({ length: challenge.length })
      .from(challenge)
      .where(eq(challenge.personId, personId))
      .for('update');
    const facts = await readFacts(transaction, personId, 0, kept?.length ?? 0);
    const snapshot = fold(facts);
    const last = sql`coalesce((
      select max(${fact.sequence}) from ${fact}
      where ${fact.personId} = ${personId} and ${fact.sequence} <= ${kept?.length ?? 0}
    ), 0)`;
    const [mended] = await transaction
      .update(challenge)
      .set({ snapshot, length: last })
      .where(eq(challenge.personId, personId))
      .returning({ length: challenge.length });
    if (mended) await replaceSettledDates(transaction, personId, mended.length, settledDates(facts));
    await transaction.update(person).set(settingsIn(snapshot)).where(eq(person.id, personId));
  });
}

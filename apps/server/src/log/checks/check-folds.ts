import { isDeepStrictEqual } from 'node:util';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { eq, sql } from 'drizzle-orm';
import { isDistributed } from '../../db/is-distributed';
import { beforeAllPeople, readLogs } from '../../db/read-logs';
import { challenge, fact, person } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import { readFacts } from '../facts';
import { foldLog, isCurrentFold } from '../premium/installation-facts';
import { settingsIn } from '../projection';

/** Logs read at once; each has a few hundred facts. */
const logsPerQuery = 100;

export interface CheckedFolds {
  people: number;
  /** People for whom something stored beside the log differs from what the log gives. */
  differing: readonly string[];
}

/**
 * One statement reads both the log and what is stored beside it, so that a running server does not disturb the check.
 * Rows beyond the end of a log belong to an import that is running or was aborted.
 */
function readPage(reader: Database, after: string, areLogsDistributed: boolean) {
  const facts = sql<Fact[] | null>`(
    select jsonb_agg(fact.body order by sequence) from fact
    where fact.person_id = challenge.person_id and sequence <= challenge.length
  )`;
  const lastSequence = sql<number | null>`(
    select max(sequence) from fact where fact.person_id = challenge.person_id and sequence <= challenge.length
  )`;
  return readLogs(
    reader,
    {
      personId: challenge.personId,
      length: challenge.length,
      snapshot: challenge.snapshot,
      facts,
      lastSequence,
    },
    { timezone: person.timezone, autoRestCover: person.autoRestCover },
    { after, limit: logsPerQuery, isDistributed: areLogsDistributed },
  );
}

type StoredLog = Awaited<ReturnType<typeof readPage>>[number];

function differs({ length, snapshot, timezone, autoRestCover, facts, lastSequence }: StoredLog): boolean {
  if (length !== (lastSequence ?? 0)) return true;
  const derived = foldLog(facts ?? []);
  const settings = { timezone, autoRestCover };
  // Before the first run the log has no zone. Then the stored zone is compared with itself.
  if (!isDeepStrictEqual({ ...settings, ...settingsIn(derived) }, settings)) return true;
  // An outdated fold is rebuilt from the log when the person is next read, so right after an upgrade everybody has one.
  if (!isCurrentFold(snapshot)) return false;
  return !isDeepStrictEqual(snapshot, derived);
}

/** Folds every log again and compares the result with the stored fold. */
export async function checkFolds(database: Database): Promise<CheckedFolds> {
  const differing: string[] = [];
  let people = 0;
  let after = beforeAllPeople;
  const areLogsDistributed = await isDistributed(database);
  for (;;) {
    const page = await readPage(database, after, areLogsDistributed);
    const last = page.at(-1);
    if (!last) return { people, differing };
    people += page.length;
    differing.push(...page.filter(differs).map(({ personId }) => personId));
    after = last.personId;
  }
}

/**
 * Overwrites the stored fold with what follows from the log. The length stays, or becomes shorter if facts were lost.
 */
export function rebuildFold(database: Database, personId: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const [stored] = await transaction
      .select({ length: challenge.length })
      .from(challenge)
      .where(eq(challenge.personId, personId))
      .for('update');
    const storedLength = stored?.length ?? 0;
    const snapshot = foldLog(await readFacts(transaction, personId, 0, storedLength));
    const length = sql`coalesce((
      select max(${fact.sequence}) from ${fact}
      where ${fact.personId} = ${personId} and ${fact.sequence} <= ${storedLength}
    ), 0)`;
    await transaction.update(challenge).set({ snapshot, length }).where(eq(challenge.personId, personId));
    await transaction.update(person).set(settingsIn(snapshot)).where(eq(person.id, personId));
  });
}

import { refusal } from '@hundred/domain/challenge/commands/refusals';
import { endOfTrial } from '@hundred/domain/challenge/commands/start-trial';
import { badgesToRecord } from '@hundred/domain/challenge/decide/decision';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { extend, fold } from '@hundred/domain/challenge/fold/fold';
import { emptySnapshot } from '@hundred/domain/challenge/fold/snapshot';
import { entitlementOf } from '@hundred/domain/entitlements/entitlement';
import { sql } from 'drizzle-orm';
import { busyRefusal } from '../concurrency/keyed-queue';
import type { PersonRow } from '../db/schema/schema';
import type { Database } from '../db/storage';
import type { Logger } from '../logging/logger';
import type { Refusal } from '../refusals/refusal';
import { appendWithColumns, type PreparedAppend, prepareAppend } from './append';
import { readFacts } from './facts';
import { type Head, readHead } from './head';
import { withInstallationFacts } from './premium/installation-facts';
import { settingsOpenTo } from './premium/premium-settings';
import type { Projection } from './projection';
import { refusalOf } from './refusal-of';

export interface LogToImport {
  personId: string;
  facts: readonly Fact[];
  now: number;
  /** Columns of the person's row that change with the log. Settings that need Premium change only while it is in force. */
  personColumns: Partial<PersonRow>;
}

/** Imports a whole log for a person who has none of their own yet: refused once a run has begun. */
export type ImportLog = (imported: LogToImport, signal: AbortSignal) => Promise<Refusal | undefined>;

/** How many facts one statement stores. On embedded storage every other request waits for it. */
const factsPerBatch = 250;

export function makeImportLog(
  database: Database,
  projections: readonly Projection[],
  logger: Pick<Logger, 'warn'>,
): ImportLog {
  return async (imported, signal) => {
    const { personId, now, personColumns } = imported;
    const head = await readHead(database, personId);
    if (head.snapshot.runs.length > 0) return refusalOf(refusal('already_started'));
    // Purchases and the cover switch may have been recorded before the first run.
    const earlierFacts = withInstallationFacts(await readFacts(database, personId, 0, head.length));
    const toAppend = factsToAppend(imported, head, earlierFacts);
    const prepared = await prepareAppend(projections, { reader: database, personId, head, now }, toAppend);
    const openColumns = settingsOpenTo(entitlementOf(toAppend.snapshot, now), personColumns);
    return (await appendInBatches(database, prepared, openColumns, signal, logger))
      ? undefined
      : busyRefusal();
  };
}

/** The imported facts with the badges that they earn, and the fold of the log with all of them. */
function factsToAppend({ facts, now }: LogToImport, head: Head, earlierFacts: readonly Fact[]) {
  // The owner of a log from another installation is not new, so their trial here ends.
  const isFromOtherInstallation = facts.some(({ kind }) => kind === 'logImported');
  const imported = isFromOtherInstallation ? [...facts, ...endOfTrial(head.snapshot, now)] : facts;
  const folded = fold([...earlierFacts, ...imported]);
  const badges = badgesToRecord(folded, now);
  const factsWithBadges = [...imported, ...badges];
  // A badge changes no settled date, so the fold can be extended. Only the type allows null.
  const snapshot = extend(folded, badges) ?? fold([...earlierFacts, ...factsWithBadges]);
  return { facts: factsWithBadges, snapshot };
}

/**
 * Appends all or nothing: batches are stored beyond the end of the log, where no reader looks, and other requests are
 * served between them. The last batch is appended, which moves the end of the log behind all of them. False if the log
 * has another length than expected.
 */
async function appendInBatches(
  database: Database,
  prepared: PreparedAppend,
  personColumns: Partial<PersonRow>,
  signal: AbortSignal,
  logger: Pick<Logger, 'warn'>,
): Promise<boolean> {
  const { personId, expectedLength, facts } = prepared;
  let storedAhead = 0;
  let isAppended = false;
  try {
    while (facts.length - storedAhead > factsPerBatch) {
      signal.throwIfAborted();
      const batch = facts.slice(storedAhead, storedAhead + factsPerBatch);
      if (!(await storeAhead(database, { personId, expectedLength, storedAhead, facts: batch })))
        return false;
      storedAhead += factsPerBatch;
    }
    signal.throwIfAborted();
    const lastBatch = { ...prepared, storedAhead, facts: facts.slice(storedAhead) };
    isAppended = await appendWithColumns(database, lastBatch, personColumns);
    return isAppended;
  } finally {
    // An error of the removal is only logged: that of the import matters more, and the next append overwrites the rows.
    if (!isAppended && storedAhead > 0)
      await removeAhead(database, personId).catch((error: unknown) =>
        logger.warn({ err: error }, 'the data of a failed import was not removed'),
      );
  }
}

/**
 * Stores facts beyond the end of the log, after those that were stored there before. False if the log has another
 * length than expected.
 */
export async function storeAhead(
  database: Database,
  {
    personId,
    expectedLength,
    storedAhead = 0,
    facts,
  }: Pick<PreparedAppend, 'personId' | 'expectedLength' | 'storedAhead' | 'facts'>,
): Promise<boolean> {
  if (storedAhead === 0) {
    const empty = JSON.stringify(emptySnapshot());
    await database.execute(sql`select begin_log(${personId}, ${empty}::json)`);
  }
  // The head is locked to the end of the statement, so that no other writer appends meanwhile.
  const { rowCount } = await database.execute(sql`
    insert into fact (person_id, sequence, body)
    select person_id, ${expectedLength + storedAhead}::int + ordinality, body
    from (select person_id from challenge
      where person_id = ${personId} and length = ${expectedLength} for update) as log,
      jsonb_array_elements(${JSON.stringify(facts)}::jsonb) with ordinality as new (body, ordinality)
    on conflict (person_id, sequence) do update set body = excluded.body`);
  return rowCount === facts.length;
}

/**
 * Removes what an aborted import stored beyond the end of the log. The head is locked, because another server may be
 * moving that end.
 */
async function removeAhead(database: Database, personId: string): Promise<void> {
  await database.execute(sql`
    delete from fact using (select person_id, length from challenge where person_id = ${personId} for update) as log
    where fact.person_id = log.person_id and sequence > log.length`);
}

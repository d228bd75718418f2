import { isDeepStrictEqual } from 'node:util';
import type { ExerciseCompleted } from '@hundred/domain/challenge/facts/facts';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { type BoardTotal, boardTotals } from '@hundred/domain/ranking/board-totals';
import { eq, sql } from 'drizzle-orm';
import { isDistributed } from '../../db/is-distributed';
import { beforeAllPeople, readLogs } from '../../db/read-logs';
import { boardCount, boardDay, boardMove, boardTotal, challenge, fact, person } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import { readFacts } from '../../log/facts';
import { renewHead } from '../../log/head';
import { foldLog, isCurrentFold } from '../../log/premium/installation-facts';
import { cohortIn, replaceTotals } from './projection';
import { bucketWidths } from './rank-sql';

/** Logs read at once; each has a few hundred facts. */
const logsPerQuery = 100;

export interface CheckedBoards {
  /** People whose totals differ from what follows from their log. */
  differing: readonly string[];
  /** How many counts differ from what follows from the totals. */
  counts: number;
}

type StoredTotal = BoardTotal & Pick<typeof boardTotal.$inferSelect, 'cohort' | 'ageGroup' | 'rowId'>;

/**
 * One statement reads logs and totals, so that a running server does not disturb the check. If logs lie on other
 * servers it takes two, and a person who completes something between them seems to differ.
 */
function readPage(reader: Database, after: string, areLogsDistributed: boolean) {
  const facts = sql<ExerciseCompleted[] | null>`(
    select jsonb_agg(body) from fact where fact.person_id = challenge.person_id and kind = 'exerciseCompleted'
  )`;
  const storedTotals = sql<StoredTotal[] | null>`(
    select json_agg(json_build_object('period', period, 'score', score, 'reachedAt', reached_at,
      'cohort', cohort, 'ageGroup', board_total.age_group, 'rowId', board_total.row_id))
    from board_total where board_total.person_id = person.id
  )`;
  return readLogs(
    reader,
    {
      personId: challenge.personId,
      length: challenge.length,
      rowId: challenge.rowId,
      snapshot: challenge.snapshot,
      facts,
    },
    { ageGroup: person.ageGroup, storedTotals },
    { after, limit: logsPerQuery, isDistributed: areLogsDistributed },
  );
}

type Page = Awaited<ReturnType<typeof readPage>>;

const byPeriod = (a: BoardTotal, b: BoardTotal) => (a.period < b.period ? -1 : 1);

/**
 * The fold of a log, made again if the stored one is outdated and may lack what is read here. It is not stored, because a
 * check changes nothing.
 */
async function snapshotOf(
  reader: Database,
  { personId, length, snapshot }: Pick<Page[number], 'personId' | 'length' | 'snapshot'>,
): Promise<Snapshot> {
  if (isCurrentFold(snapshot)) return snapshot;
  return foldLog(await readFacts(reader, personId, 0, length));
}

function differs({ facts, storedTotals, ageGroup, rowId }: Page[number], snapshot: Snapshot): boolean {
  const cohort = cohortIn(snapshot);
  const derived = boardTotals(snapshot, facts ?? []).map((total) => ({ ...total, cohort, ageGroup, rowId }));
  return !isDeepStrictEqual([...(storedTotals ?? [])].sort(byPeriod), derived.sort(byPeriod));
}

/** Computes all totals from the logs and the counts from the totals, and compares. */
export async function checkBoards(database: Database): Promise<CheckedBoards> {
  const differing: string[] = [];
  const areLogsDistributed = await isDistributed(database);
  for (let after = beforeAllPeople; ; ) {
    const page = await readPage(database, after, areLogsDistributed);
    const last = page.at(-1);
    if (!last) return { differing, counts: await differingCounts(database) };
    for (const row of page) if (differs(row, await snapshotOf(database, row))) differing.push(row.personId);
    after = last.personId;
  }
}

const widths = sql.raw(`(values ${bucketWidths.map((width) => `(${width})`).join()})`);
const scopes = sql`(values ('global'), ('cohort/' || cohort), ('age/' || age_group))`;

/** The counts computed from the totals. */
const countsOfTotals = sql`
  select period, scope, width, score / width as bucket, count(*) as people
  from ${boardTotal} cross join lateral ${scopes} as board (scope)
  cross join ${widths} as level (width)
  where scope is not null group by period, scope, width, bucket`;

async function differingCounts(database: Database): Promise<number> {
  const { rows } = await database.execute<{ differing: number }>(sql`
    with expected as (${countsOfTotals}), moved as (
      select period, scope, width, score / width as bucket, sum(people) as people from (
        select period, cohort, age_group, was as score, -1 as people from ${boardMove} where was > 0
        union all
        select period, cohort, age_group, became, 1 from ${boardMove} where became > 0
      ) as side cross join lateral ${scopes} as board (scope)
      cross join ${widths} as level (width)
      where scope is not null group by period, scope, width, bucket
    ), stored as (
      select period, scope, width, bucket, sum(people) as people
      from (select * from ${boardCount} union all select * from moved) as counted_or_moved
      group by period, scope, width, bucket having sum(people) <> 0
    )
    select count(*)::int as differing
    from expected full join stored using (period, scope, width, bucket)
    where expected.people is distinct from stored.people`);
  return rows[0]?.differing ?? 0;
}

/** Overwrites a person's totals with what follows from the log. */
export function rebuildTotals(database: Database, personId: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const [stored] = await transaction
      .select({ length: challenge.length, snapshot: challenge.snapshot, rowId: challenge.rowId })
      .from(challenge)
      .where(eq(challenge.personId, personId))
      .for('update');
    const head = stored && (await renewHead(transaction, personId, stored));
    const rows = await transaction.select({ body: fact.body }).from(fact).where(eq(fact.personId, personId));
    const completions = rows.map(({ body }) => body).filter((body) => body.kind === 'exerciseCompleted');
    // A person without a log or without a run has no cohort and no totals.
    const cohort = head && cohortIn(head.snapshot);
    await replaceTotals(
      transaction,
      personId,
      stored?.rowId ?? null,
      cohort ?? '',
      head && cohort ? boardTotals(head.snapshot, completions) : [],
    );
  });
}

/**
 * Writes all counts again, in the order in which they are read. Completions wait meanwhile. The copy that was made as the
 * day began came from wrong counts, so it is not used until the next day.
 */
export function rebuildCounts(database: Database): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction.execute(
      sql`lock table ${boardTotal}, ${boardMove}, ${boardCount} in share row exclusive mode`,
    );
    await transaction.delete(boardMove);
    await transaction.delete(boardCount);
    await transaction.execute(
      sql`insert into ${boardCount} (period, scope, width, bucket, people)
        ${countsOfTotals} order by period, scope, width, bucket`,
    );
    await transaction.update(boardDay).set({ periods: [] });
  });
}

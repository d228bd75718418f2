import type { ExerciseCompleted } from '@hundred/domain/challenge/facts/facts';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { cohortOf, periodsOf } from '@hundred/domain/ranking/board-period';
import { addsInFull, type BoardTotal, boardTotals } from '@hundred/domain/ranking/board-totals';
import { rankedReps } from '@hundred/domain/ranking/score';
import { eq, sql } from 'drizzle-orm';
import { challenge } from '../../db/schema';
import type { Transaction } from '../../db/storage';
import type { Part } from '../../log/append';
import { readOwnExercises } from '../../log/own-exercises';
import type { AfterFacts } from '../../log/writer';

/**
 * Keeps a person's totals in step with their log, in the transaction that appends to it. One exercise done once
 * adds its reps; whatever else changes what is counted (a late fact, more reps) counts the log anew. What was imported
 * counts nowhere.
 */
export const followFacts: AfterFacts = ({ personId, facts, before, after }) => {
  const done = facts.filter((one) => one.kind === 'exerciseCompleted');
  const [first, ...more] = done.filter(({ imported }) => !imported);
  const cohort = cohortIn(after);
  if (!first || cohort === null) return {};
  if (more.length === 0 && addsInFull(before, first)) {
    const reps = rankedReps(first);
    return reps === 0 ? {} : { part: addedToTotals(cohort, first, reps) };
  }
  return {
    async afterwards(transaction) {
      const log = await readOwnExercises(transaction, personId);
      await replaceTotals(transaction, personId, cohort, boardTotals(after, log));
    },
  };
};

/** The month in which the first run of all began. */
export function cohortIn({ runs }: Pick<Snapshot, 'runs'>): string | null {
  return runs[0] ? cohortOf(runs[0].firstDate) : null;
}

/**
 * The age group is read under a lock that a change of it waits for: otherwise a row made at that very moment
 * would keep the old one. Everybody locks the log's row first, then the person's, then totals.
 */
const whose = (personId: string, rowId: string | undefined) => sql`
  (select id as person_id, ${rowId ?? null}::uuid as row_id, age_group from person
   where id = ${personId} for share) as whose`;

function addedToTotals(cohort: string, done: ExerciseCompleted, reps: number): Part {
  return {
    name: 'totals',
    words: (given, moved) => `
      insert into board_total (person_id, period, cohort, age_group, row_id, score, reached_at)
      select person_id, period, ${given(cohort)}, age_group, row_id, ${given(reps)}::int, ${given(done.at)}::bigint
      from (
        select moved.person_id, moved.row_id, p.age_group from ${moved} join person p on p.id = moved.person_id
        for share of p
      ) as whose, (values ${periodsOf(done.localDate)
        .map((period) => `(${given(period)}::text)`)
        .join()}) as counted (period)
      on conflict (person_id, period) do update
      set score = board_total.score + excluded.score,
          reached_at = greatest(board_total.reached_at, excluded.reached_at)`,
  };
}

/** What does not change is not touched, so that it leaves no move behind. */
export async function replaceTotals(
  transaction: Transaction,
  personId: string,
  cohort: string,
  totals: readonly BoardTotal[],
): Promise<void> {
  const [log] = await transaction
    .select({ rowId: challenge.rowId })
    .from(challenge)
    .where(eq(challenge.personId, personId));
  await transaction.execute(sql`
    with counted as (
      select period, score, "reachedAt" as reached_at
      from json_to_recordset(${JSON.stringify(totals)}::json) as t (period text, score int, "reachedAt" bigint)
    ), gone as (
      delete from board_total where person_id = ${personId} and period not in (select period from counted)
    )
    insert into board_total (person_id, period, cohort, age_group, row_id, score, reached_at)
    select person_id, period, ${cohort}, age_group, row_id, score, reached_at
    from ${whose(personId, log?.rowId)}, counted
    on conflict (person_id, period) do update
    set cohort = excluded.cohort, age_group = excluded.age_group, row_id = excluded.row_id,
        score = excluded.score, reached_at = excluded.reached_at
    where (board_total.cohort, board_total.age_group, board_total.row_id, board_total.score, board_total.reached_at)
      is distinct from
      (excluded.cohort, excluded.age_group, excluded.row_id, excluded.score, excluded.reached_at)`);
}

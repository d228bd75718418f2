import { sql } from 'drizzle-orm';
import type { Storage } from '../../db/storage';
import { countsTransaction, tryLockCounts } from './counts-lock';
import { bucketWidths } from './rank-sql';

/** How many moves one statement merges, so that it stays short. Further moves are merged a second later. */
const mostMovesMerged = 20_000;

/**
 * Removes pending moves and adds them to the counts. A count that becomes zero is deleted. Moves for an earlier day also
 * change the copy that was made as the current day began.
 */
const mergeStatement = `
  with taken as (
    delete from board_move where ctid = any (array(select ctid from board_move limit ${mostMovesMerged}))
    returning period, cohort, age_group, was, became, day
  ), side as (
    select period, cohort, age_group, day, was as score, -1 as people from taken where was > 0
    union all
    select period, cohort, age_group, day, became, 1 from taken where became > 0
  ), step as (
    select period, day, scope, width, score / width as bucket, people
    from side
    cross join lateral (values ('global'), ('cohort/' || cohort), ('age/' || age_group)) as board (scope)
    cross join (values ${bucketWidths.map((width) => `(${width})`).join()}) as level (width)
    where scope is not null
  ), copied as (
    insert into board_count_before as stored (period, scope, width, bucket, people)
    select period, scope, width, bucket, sum(people)
    from step join board_day on step.day < board_day.day and period = any (periods)
    group by period, scope, width, bucket having sum(people) <> 0
    on conflict (period, scope, width, bucket) do update set people = stored.people + excluded.people
  ), copy as (
    update board_day set changes = changes + 1
    where exists (select from taken where taken.day < board_day.day)
  ), change as (
    select period, scope, width, bucket, sum(people) as people
    from step group by period, scope, width, bucket having sum(people) <> 0
  )
  merge into board_count as stored using change
  on stored.period = change.period and stored.scope = change.scope
    and stored.width = change.width and stored.bucket = change.bucket
  when matched and stored.people + change.people = 0 then delete
  when matched then update set people = stored.people + change.people
  when not matched then insert values (change.period, change.scope, change.width, change.bucket, change.people)`;

/**
 * Merges the moves into the counts, and returns how many counts changed. Reads are exact without it, but have more moves
 * to add. One of several servers does it at a time.
 */
export async function mergeMoves({ database }: Pick<Storage, 'database'>): Promise<number> {
  const { rowCount: waiting } = await database.execute(sql`select from board_move limit 1`);
  if (!waiting) return 0;
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.execute(tryLockCounts);
    if (!rows[0]?.isMine) return 0;
    const { rowCount } = await transaction.execute(sql.raw(mergeStatement));
    return rowCount ?? 0;
  }, countsTransaction);
}

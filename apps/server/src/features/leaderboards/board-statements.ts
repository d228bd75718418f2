import { type LogSql, logStatement } from '../../distribution/query-with-logs';
import { conditionsOf, peopleAbove, type ScopeKind, widestBucketWidth } from './rank-sql';

// One statement reads a whole board, so that its list, ranks and counts are of the same instant. Each is put together from
// the common table expressions below. `conditionsOf` explains the parameters: $1 is the caller (or scores), $2 the
// period, $3 the month or the age group, and the last one the UTC day.

/** How many people are listed on each side in "people around me". */
const neighboursPerSide = 5;

/** `me`: the caller's row on this board, or none. */
const meTable = (kind: ScopeKind) => `me as (
  select score, reached_at, row_id from board_total
  where person_id = $1 and period = $2 and ${conditionsOf[kind].belongs}
)`;

/** `ranking`: one row with the caller's rank (null without a score) and the number of people on the board. */
const rankingTable = (kind: ScopeKind) => `ranking as (
  select
    (select 1 + ${peopleAbove('now', kind, 'me.score')} from me) as own_rank,
    ((select coalesce(sum(people), 0) from board_count
      where period = $2 and scope = ${conditionsOf[kind].scope} and width = ${widestBucketWidth})
     + (select coalesce(sum((became > 0)::int - (was > 0)::int), 0) from board_move
        where period = $2 and ${conditionsOf[kind].belongs}))::int as people
)`;

/**
 * `copied`: the copy of this board's counts that was made as the day began, or no row. Its name is null while the copy is
 * changing.
 */
const copiedTable = (kind: ScopeKind) => `copied as (
  select day, case when not exists (select from board_move where board_move.day < board_day.day)
    then day || '/' || changes end as name
  from board_day where day = ${conditionsOf[kind].day} and $2 = any (periods)
)`;

/** The column `score_before`: the score as the day began; null if it is unknown or there was none. */
const scoreBeforeColumn = (kind: ScopeKind) => `(
  select case when changed_on is distinct from copied.day then score when ${conditionsOf[kind].belongedBefore} then score_before end
  from copied
) as score_before`;

/** The order of a board. Of people with the same score, the one who reached it first comes first. */
const boardOrder = '-score, reached_at, row_id';

/** `listed`: the first people of the board. */
const topTable = (kind: ScopeKind, limit: number) => `listed as (
  select person_id, row_id, score, reached_at, ${scoreBeforeColumn(kind)} from board_total
  where period = $2 and ${conditionsOf[kind].belongs} order by ${boardOrder} limit ${limit}
)`;

/** The caller's position in `boardOrder`. */
const positionOfMe = '((select -score from me), (select reached_at from me), (select row_id from me))';

/**
 * `listed`: the caller with the people on each side, and the nearest person with a higher score. That one may be further
 * up, because many people can have the same score.
 */
const aroundTables = (kind: ScopeKind) => `neighbour as (
  (select * from board_total
   where period = $2 and ${conditionsOf[kind].belongs} and (-score, reached_at, row_id) < ${positionOfMe}
   order by -score desc, reached_at desc, row_id desc limit ${neighboursPerSide})
  union
  (select * from board_total
   where period = $2 and ${conditionsOf[kind].belongs} and -score < (select -score from me)
   order by -score desc, reached_at desc, row_id desc limit 1)
  union
  (select * from board_total
   where period = $2 and ${conditionsOf[kind].belongs} and (-score, reached_at, row_id) >= ${positionOfMe}
   order by ${boardOrder} limit ${neighboursPerSide + 1})
), ranked as (
  select score, 1 + ${peopleAbove('now', kind, 'distinct_score.score')} as rank
  from (select distinct score from neighbour) as distinct_score
), listed as (
  select person_id, row_id, score, reached_at, rank, ${scoreBeforeColumn(kind)} from neighbour join ranked using (score)
)`;

/**
 * Selects a row for each person in `listed`, each with the caller's rank; one row with that rank alone if the list is
 * empty. `rank` is the SQL for each person's rank, null where it follows from the place in the list.
 */
const selectListed = (rank: string, log: LogSql) => `
  select own_rank as "ownRank", people, listed.person_id as "personId", listed.row_id as "rowId", score,
    ${rank} as rank, score_before as "scoreBefore", (select name from copied) as copy, ${log.length} as length,
    case when show_name_on_leaderboard then display_name end as "displayName", show_vip as "showVip"
  from ranking left join (
    listed join person on person.id = listed.person_id
    ${log.join('listed.person_id')}
  ) on true
  order by -score, reached_at, listed.row_id`;

export const topStatement = (kind: ScopeKind, limit: number) =>
  logStatement(
    (log) =>
      `with ${meTable(kind)}, ${rankingTable(kind)}, ${copiedTable(kind)}, ${topTable(kind, limit)} ${selectListed('null::int', log)}`,
  );

export const aroundStatement = (kind: ScopeKind) =>
  logStatement(
    (log) =>
      `with ${meTable(kind)}, ${rankingTable(kind)}, ${copiedTable(kind)}, ${aroundTables(kind)} ${selectListed('rank', log)}`,
  );

export const ownRankStatement = (kind: ScopeKind) =>
  `with ${meTable(kind)}, ${rankingTable(kind)} select own_rank as "ownRank", people from ranking`;

/** Selects the ranks that the scores in $1 had as the day began. */
export const ranksBeforeStatement = (kind: ScopeKind) => `with ${copiedTable(kind)}
  select asked.score, 1 + ${peopleAbove('before', kind, 'asked.score')} as rank
  from copied, json_array_elements_text($1::json) as score_text, lateral (select score_text::int as score) as asked`;

/** Selects the earliest starting month of the people on the boards. */
export const firstCohortStatement = `select min(cohort) as month from board_total where period = 'all'`;

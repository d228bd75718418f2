import { type LogSql, logStatement } from '../../distribution/query-with-logs';
import { above, conditionsOf, type ScopeKind, widest } from './rank-sql';

// The statements of a board, each put together from common table expressions. `conditionsOf` explains the parameters:
// $1 is the caller (or scores), $2 the period, $3 the month or the age group, and the last one the UTC day.

/** How many people are listed on each side in "people around me". */
const neighbours = 5;

const me = (kind: ScopeKind) => `me as (
  select score, reached_at, row_id from board_total
  where person_id = $1 and period = $2 and ${conditionsOf[kind].belongs}
)`;

const ranking = (kind: ScopeKind) => `ranking as (
  select
    (select 1 + ${above('now', kind, 'me.score')} from me) as own_rank,
    ((select coalesce(sum(people), 0) from board_count
      where period = $2 and scope = ${conditionsOf[kind].scope} and width = ${widest})
     + (select coalesce(sum((became > 0)::int - (was > 0)::int), 0) from board_move
        where period = $2 and ${conditionsOf[kind].belongs}))::int as people
)`;

/** Empty if the counts of this board were not copied as the day began. Its name is null while it is changing. */
const copied = (kind: ScopeKind) => `copied as (
  select day, case when not exists (select from board_move where board_move.day < board_day.day)
    then day || '/' || changes end as name
  from board_day where day = ${conditionsOf[kind].day} and $2 = any (periods)
)`;

/** The score as the day began; null if it is unknown or there was none. */
const scoreBefore = (kind: ScopeKind) => `(
  select case when changed_on is distinct from copied.day then score when ${conditionsOf[kind].belonged} then score_before end
  from copied
) as score_before`;

const inOrder = '-score, reached_at, row_id';

const top = (kind: ScopeKind, limit: number) => `listed as (
  select person_id, row_id, score, reached_at, ${scoreBefore(kind)} from board_total
  where period = $2 and ${conditionsOf[kind].belongs} order by ${inOrder} limit ${limit}
)`;

const placeOfMe = '((select -score from me), (select reached_at from me), (select row_id from me))';

/**
 * The people on each side, and the nearest with more: many have the same score, and the next rank may be further up.
 */
const around = (kind: ScopeKind) => `neighbour as (
  (select * from board_total
   where period = $2 and ${conditionsOf[kind].belongs} and (-score, reached_at, row_id) < ${placeOfMe}
   order by -score desc, reached_at desc, row_id desc limit ${neighbours})
  union
  (select * from board_total
   where period = $2 and ${conditionsOf[kind].belongs} and -score < (select -score from me)
   order by -score desc, reached_at desc, row_id desc limit 1)
  union
  (select * from board_total
   where period = $2 and ${conditionsOf[kind].belongs} and (-score, reached_at, row_id) >= ${placeOfMe}
   order by ${inOrder} limit ${neighbours + 1})
), ranked as (
  select score, 1 + ${above('now', kind, 'distinct_score.score')} as rank
  from (select distinct score from neighbour) as distinct_score
), listed as (
  select person_id, row_id, score, reached_at, rank, ${scoreBefore(kind)} from neighbour join ranked using (score)
)`;

/**
 * A row for each person of the list, each with the caller's rank; one row with that rank alone if the list is empty.
 * From the top, a rank follows from the list itself; in the middle it has to be counted.
 */
const withPeople = (rank: string, log: LogSql) => `
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
      `with ${me(kind)}, ${ranking(kind)}, ${copied(kind)}, ${top(kind, limit)} ${withPeople('null::int', log)}`,
  );

export const aroundStatement = (kind: ScopeKind) =>
  logStatement(
    (log) =>
      `with ${me(kind)}, ${ranking(kind)}, ${copied(kind)}, ${around(kind)} ${withPeople('rank', log)}`,
  );

export const ownRankStatement = (kind: ScopeKind) =>
  `with ${me(kind)}, ${ranking(kind)} select own_rank as "ownRank", people from ranking`;

/** The ranks that the scores in $1 had as the day began. */
export const ranksBeforeStatement = (kind: ScopeKind) => `with ${copied(kind)}
  select asked.score, 1 + ${above('before', kind, 'asked.score')} as rank
  from copied, json_array_elements_text($1::json) as listed, lateral (select listed::int as score) as asked`;

/** The earliest starting month of anybody on the boards. */
export const firstCohortStatement = `select min(cohort) as month from board_total where period = 'all'`;

import { bothWays, type LogSql } from '../../distribution/query-with-logs';

/** The group of people that a board ranks. */
export type ScopeKind = 'global' | 'cohort' | 'age';

/** How many people are listed on each side in "people around me". */
const neighbours = 5;
/** Counts are stored for steps of 1, 32 and 1,024: a rank adds up about 32 rows of each at most. */
export const widths = [1, 32, 1024] as const;
const [single, middle, widest] = widths;

interface Parts {
  scope: string;
  belongs: string;
  /** Whether a total that changed since belonged to this board as the day began. */
  belonged: string;
  /** The current UTC day. */
  day: string;
}

/**
 * One statement reads a whole board, so that its list, ranks and counts are of the same instant. $1 is the caller, $2
 * the period, $3 the month or the age group; the last one, for ranks as the day began, is the UTC day.
 */
const parts: Record<ScopeKind, Parts> = {
  global: { scope: `'global'`, belongs: 'true', belonged: 'true', day: '$3' },
  cohort: { scope: `'cohort/' || $3`, belongs: 'cohort = $3', belonged: 'cohort_before = $3', day: '$4' },
  age: { scope: `'age/' || $3`, belongs: 'age_group = $3', belonged: 'age_group_before = $3', day: '$4' },
};

/** The sources for ranks: now, and as the day began. */
const sides = {
  now: { counts: 'board_count', moves: 'true' },
  before: { counts: 'board_count_before', moves: 'day < (select day from copied)' },
} as const;
type Side = keyof typeof sides;

const me = (kind: ScopeKind) => `me as (
  select score, reached_at, row_id from board_total
  where person_id = $1 and period = $2 and ${parts[kind].belongs}
)`;

/** The counts of one width from a bucket on, up to the end of the next wider bucket around it. */
const counted = (side: Side, kind: ScopeKind, width: number, score: string, next?: number) => `
  (select coalesce(sum(people), 0) from ${sides[side].counts}
   where period = $2 and scope = ${parts[kind].scope} and width = ${width} and bucket > ${score} / ${width}
   ${next === undefined ? '' : `and bucket < (${score} / ${next} + 1) * ${next / width}`})`;

/** People above a score: by the widest steps, by smaller ones within its own, and by moves that are not counted yet. */
const above = (side: Side, kind: ScopeKind, score: string) => `(
  ${counted(side, kind, widest, score)}
  + ${counted(side, kind, middle, score, widest)}
  + ${counted(side, kind, single, score, middle)}
  + (select coalesce(sum((became > ${score})::int - (was > ${score})::int), 0) from board_move
     where period = $2 and ${parts[kind].belongs} and ${sides[side].moves})
)::int`;

const ranking = (kind: ScopeKind) => `ranking as (
  select
    (select 1 + ${above('now', kind, 'me.score')} from me) as own_rank,
    ((select coalesce(sum(people), 0) from board_count
      where period = $2 and scope = ${parts[kind].scope} and width = ${widest})
     + (select coalesce(sum((became > 0)::int - (was > 0)::int), 0) from board_move
        where period = $2 and ${parts[kind].belongs}))::int as people
)`;

/** Empty if the counts of this board were not copied as the day began. Its name is null while it is changing. */
const copied = (kind: ScopeKind) => `copied as (
  select day, case when not exists (select from board_move where board_move.day < board_day.day)
    then day || '/' || changes end as name
  from board_day where day = ${parts[kind].day} and $2 = any (periods)
)`;

/** The score as the day began; null if it is unknown or there was none. */
const scoreBefore = (kind: ScopeKind) => `(
  select case when changed_on is distinct from copied.day then score when ${parts[kind].belonged} then score_before end
  from copied
) as score_before`;

const inOrder = '-score, reached_at, row_id';

const top = (kind: ScopeKind, limit: number) => `listed as (
  select person_id, row_id, score, reached_at, ${scoreBefore(kind)} from board_total
  where period = $2 and ${parts[kind].belongs} order by ${inOrder} limit ${limit}
)`;

const placeOfMe = '((select -score from me), (select reached_at from me), (select row_id from me))';

/**
 * The people on each side, and the nearest with more: many have the same score, and the next rank may be further up.
 */
const around = (kind: ScopeKind) => `neighbour as (
  (select * from board_total
   where period = $2 and ${parts[kind].belongs} and (-score, reached_at, row_id) < ${placeOfMe}
   order by -score desc, reached_at desc, row_id desc limit ${neighbours})
  union
  (select * from board_total
   where period = $2 and ${parts[kind].belongs} and -score < (select -score from me)
   order by -score desc, reached_at desc, row_id desc limit 1)
  union
  (select * from board_total
   where period = $2 and ${parts[kind].belongs} and (-score, reached_at, row_id) >= ${placeOfMe}
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
  bothWays(
    (log) =>
      `with ${me(kind)}, ${ranking(kind)}, ${copied(kind)}, ${top(kind, limit)} ${withPeople('null::int', log)}`,
  );

export const aroundStatement = (kind: ScopeKind) =>
  bothWays(
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

/**
 * Removes the pending moves and adds them to the counts; a count of zero is no row. Moves for an earlier day change
 * the copy too.
 */
export const mergeStatement = `
  with taken as (
    delete from board_move where ctid = any (array(select ctid from board_move limit 20000))
    returning period, cohort, age_group, was, became, day
  ), side as (
    select period, cohort, age_group, day, was as score, -1 as people from taken where was > 0
    union all
    select period, cohort, age_group, day, became, 1 from taken where became > 0
  ), step as (
    select period, day, scope, width, score / width as bucket, people
    from side
    cross join lateral (values ('global'), ('cohort/' || cohort), ('age/' || age_group)) as board (scope)
    cross join (values ${widths.map((width) => `(${width})`).join()}) as level (width)
    where scope is not null
  ), copied as (
    insert into board_count_before as kept (period, scope, width, bucket, people)
    select period, scope, width, bucket, sum(people)
    from step join board_day on step.day < board_day.day and period = any (periods)
    group by period, scope, width, bucket having sum(people) <> 0
    on conflict (period, scope, width, bucket) do update set people = kept.people + excluded.people
  ), copy as (
    update board_day set changes = changes + 1
    where exists (select from taken where taken.day < board_day.day)
  ), change as (
    select period, scope, width, bucket, sum(people) as people
    from step group by period, scope, width, bucket having sum(people) <> 0
  )
  merge into board_count as kept using change
  on kept.period = change.period and kept.scope = change.scope
    and kept.width = change.width and kept.bucket = change.bucket
  when matched and kept.people + change.people = 0 then delete
  when matched then update set people = kept.people + change.people
  when not matched then insert values (change.period, change.scope, change.width, change.bucket, change.people)`;

/** Which people a board is of. */
export type ScopeKind = 'global' | 'cohort' | 'age';

/** How many stand on each side of somebody in "people around me". */
const neighbours = 5;
/** Counted singly, by 32 and by 1,024: of each a rank adds up no more than about 32 rows. */
export const widths = [1, 32, 1024] as const;
const [single, middle, widest] = widths;

/**
 * One statement answers for a whole board, so that its list, ranks and counts are of the same instant. $1 is who
 * asks, $2 the period, $3 the month or the age group.
 */
const parts = {
  global: { scope: `'global'`, belongs: 'true' },
  cohort: { scope: `'cohort/' || $3`, belongs: 'cohort = $3' },
  age: { scope: `'age/' || $3`, belongs: 'age_group = $3' },
} as const satisfies Record<ScopeKind, { scope: string; belongs: string }>;

const me = (kind: ScopeKind) => `me as (
  select score, reached_at, row_id from board_total
  where person_id = $1 and period = $2 and ${parts[kind].belongs}
)`;

/** The counts of one width from a bucket on, up to the end of the bucket of the next width around it. */
const counted = (kind: ScopeKind, width: number, score: string, next?: number) => `
  (select coalesce(sum(people), 0) from board_count
   where period = $2 and scope = ${parts[kind].scope} and width = ${width} and bucket > ${score} / ${width}
   ${next === undefined ? '' : `and bucket < (${score} / ${next} + 1) * ${next / width}`})`;

/** People above a score: by the widest steps, by smaller ones within its own, and what no count knows yet. */
const above = (kind: ScopeKind, score: string) => `(
  ${counted(kind, widest, score)} + ${counted(kind, middle, score, widest)} + ${counted(kind, single, score, middle)}
  + (select coalesce(sum((became > ${score})::int - (was > ${score})::int), 0) from board_move
     where period = $2 and ${parts[kind].belongs})
)::int`;

const standing = (kind: ScopeKind) => `standing as (
  select
    (select 1 + ${above(kind, 'me.score')} from me) as own_rank,
    ((select coalesce(sum(people), 0) from board_count
      where period = $2 and scope = ${parts[kind].scope} and width = ${widest})
     + (select coalesce(sum((became > 0)::int - (was > 0)::int), 0) from board_move
        where period = $2 and ${parts[kind].belongs}))::int as people
)`;

const inOrder = '-score, reached_at, row_id';

const top = (kind: ScopeKind, limit: number) => `listed as (
  select person_id, row_id, score, reached_at from board_total
  where period = $2 and ${parts[kind].belongs} order by ${inOrder} limit ${limit}
)`;

const placeOfMe = '((select -score from me), (select reached_at from me), (select row_id from me))';

const around = (kind: ScopeKind) => `neighbour as (
  (select * from board_total
   where period = $2 and ${parts[kind].belongs} and (-score, reached_at, row_id) < ${placeOfMe}
   order by -score desc, reached_at desc, row_id desc limit ${neighbours})
  union all
  (select * from board_total
   where period = $2 and ${parts[kind].belongs} and (-score, reached_at, row_id) >= ${placeOfMe}
   order by ${inOrder} limit ${neighbours + 1})
), ranked as (
  select score, 1 + ${above(kind, 'distinct_score.score')} as rank
  from (select distinct score from neighbour) as distinct_score
), listed as (
  select person_id, row_id, score, reached_at, rank from neighbour join ranked using (score)
)`;

/**
 * A row for each of the list, each with the standing; one row with the standing alone where the list is empty.
 * From the top a rank follows from the list itself; in the middle it has to be counted.
 */
const withPeople = (rank: string) => `
  select own_rank as "ownRank", people, listed.person_id as "personId", listed.row_id as "rowId", score,
    ${rank} as rank, length, case when show_name_on_leaderboard then display_name end as "displayName"
  from standing left join (
    listed join person on person.id = listed.person_id
    join challenge on challenge.person_id = listed.person_id
  ) on true
  order by -score, reached_at, listed.row_id`;

export const topStatement = (kind: ScopeKind, limit: number) =>
  `with ${me(kind)}, ${standing(kind)}, ${top(kind, limit)} ${withPeople('null::int')}`;

export const aroundStatement = (kind: ScopeKind) =>
  `with ${me(kind)}, ${standing(kind)}, ${around(kind)} ${withPeople('rank')}`;

export const standingStatement = (kind: ScopeKind) =>
  `with ${me(kind)}, ${standing(kind)} select own_rank as "ownRank", people from standing`;

/** The earliest month that anybody on the boards began in. */
export const firstCohortStatement = `select min(cohort) as month from board_total where period = 'all'`;

/** Takes away what the counts do not know yet and counts it; a count of nobody is no row. */
export const mergeStatement = `
  with taken as (
    delete from board_move where ctid = any (array(select ctid from board_move limit 20000))
    returning period, cohort, age_group, was, became
  ), side as (
    select period, cohort, age_group, was as score, -1 as people from taken where was > 0
    union all
    select period, cohort, age_group, became, 1 from taken where became > 0
  ), change as (
    select period, scope, width, score / width as bucket, sum(people) as people
    from side
    cross join lateral (values ('global'), ('cohort/' || cohort), ('age/' || age_group)) as board (scope)
    cross join (values ${widths.map((width) => `(${width})`).join()}) as level (width)
    where scope is not null
    group by period, scope, width, bucket having sum(people) <> 0
  )
  merge into board_count as kept using change
  on kept.period = change.period and kept.scope = change.scope
    and kept.width = change.width and kept.bucket = change.bucket
  when matched and kept.people + change.people = 0 then delete
  when matched then update set people = kept.people + change.people
  when not matched then insert values (change.period, change.scope, change.width, change.bucket, change.people)`;

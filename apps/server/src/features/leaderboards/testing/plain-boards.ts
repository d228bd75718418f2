import type { Pool } from 'pg';
import type { Board } from '../boards';

export interface PlainRow {
  personId: string;
  rowId: string;
  score: number;
  rank: number;
  /** Null if the person does not show it. */
  displayName: string | null;
}

/**
 * Computes every board of every period from the log alone, in one plain statement, to compare the server's boards with.
 * The reps of an exercise on a date count up to twice its first target of that date. Imported completions do not count.
 * The tables that may lie on other servers are read first, because Citus cannot join them with the rest.
 */
const statement = `
  with completion as materialized (
    select person_id, local_date, body ->> 'exercise' as exercise, at,
      (body ->> 'reps')::int as reps, (body ->> 'target')::int as target
    from fact where kind = 'exerciseCompleted' and not body ? 'imported'
  ), log as materialized (
    select person_id, row_id, snapshot -> 'runs' -> 0 ->> 'firstDate' as first_date from challenge
  ), counted_so_far as (
    select *, least(max(reps) over so_far, 2 * first_value(target) over so_far) as counted
    from completion window so_far as (partition by person_id, local_date, exercise order by at)
  ), final as (
    select *, max(counted) over (partition by person_id, local_date, exercise) as score from counted_so_far
  ), scored as (
    select person_id, local_date::date as date, exercise, score, min(at) as reached_at
    from final where counted = score group by person_id, local_date, exercise, score
  ), total as (
    select person_id, period, sum(score)::int as score, max(reached_at) as reached_at
    from scored cross join lateral (values
      ('all'),
      (to_char(date - extract(dow from date)::int, 'YYYY-MM-DD')),
      (to_char(date, 'YYYY-MM'))
    ) as board_period (period)
    group by person_id, period
  )
  select period, scope, person.id as "personId", log.row_id as "rowId", score,
    (rank() over (partition by period, scope order by score desc))::int as rank,
    case when show_name_on_leaderboard then display_name end as "displayName"
  from total
  join person on person.id = total.person_id
  join log on log.person_id = total.person_id
  cross join lateral (values
    ('global'),
    ('cohort/' || left(log.first_date, 7)),
    ('age/' || person.age_group)
  ) as board (scope)
  where scope is not null
  order by period, scope, score desc, reached_at, log.row_id`;

export interface PlainBoard {
  board: Board;
  rows: PlainRow[];
}

function scopeOf(scope: string): Board['scope'] {
  const [kind, key = ''] = scope.split('/');
  return kind === 'cohort' || kind === 'age' ? { kind, key } : { kind: 'global' };
}

export async function plainBoards(pool: Pool): Promise<PlainBoard[]> {
  const { rows } = await pool.query<PlainRow & { period: string; scope: string }>(statement);
  const boards = new Map<string, PlainBoard>();
  for (const { period, scope, ...row } of rows) {
    const key = `${period} ${scope}`;
    const entry = boards.get(key) ?? { board: { scope: scopeOf(scope), period }, rows: [] };
    entry.rows.push(row);
    boards.set(key, entry);
  }
  return [...boards.values()];
}

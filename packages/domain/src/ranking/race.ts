/** The fields of a board's row that a race needs. */
interface Runner {
  readonly rank: number;
  readonly totalRepsCompleted: number;
  readonly isCurrentUser: boolean;
}

/** A person's neighbours on a board: the two nearest with more reps, and the nearest with less. */
export interface Race<Row> {
  me: Row;
  next: Row | null;
  /** The one to pass after `next`. */
  afterNext: Row | null;
  behind: Row | null;
}

/** Built from the rows around a person, in the order of the board; null if the person is not among them. */
export function raceOf<Row extends Runner>(rows: readonly Row[]): Race<Row> | null {
  const me = rows.find(({ isCurrentUser }) => isCurrentUser);
  if (!me) return null;
  const hasMore = (than: Row) => (row: Row) => row.totalRepsCompleted > than.totalRepsCompleted;
  const next = rows.findLast(hasMore(me)) ?? null;
  return {
    me,
    next,
    afterNext: (next && rows.findLast(hasMore(next))) ?? null,
    behind: rows.find((row) => hasMore(row)(me)) ?? null,
  };
}

export const repsBetween = (one: Runner, other: Runner): number =>
  Math.abs(one.totalRepsCompleted - other.totalRepsCompleted);

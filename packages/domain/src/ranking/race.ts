/** Of a row of a board, what a race is made from. */
interface Runner {
  readonly rank: number;
  readonly totalRepsCompleted: number;
  readonly isCurrentUser: boolean;
}

/** Where somebody runs: those with more, the nearest first, and the nearest with less. */
export interface Race<Row> {
  me: Row;
  next: Row | null;
  /** The one to pass after that. */
  afterNext: Row | null;
  behind: Row | null;
}

/** From the people around somebody, in the order of the board; null where the person is not among them. */
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

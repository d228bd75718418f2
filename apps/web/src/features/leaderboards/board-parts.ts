interface Row {
  readonly totalRepsCompleted: number;
  readonly isCurrentUser: boolean;
}

/** The rows of a board, in their order: the `pinned` ones stay in sight while the others scroll past. */
export type BoardParts<Entry> = Record<'above' | 'pinned' | 'below', readonly Entry[]>;

/**
 * Pinned are the person's own row and the next one to pass. Among equals the person's row comes first, because they
 * share a rank and the row above is then the next one to pass.
 */
export function boardParts<Entry extends Row>(rows: readonly Entry[]): BoardParts<Entry> {
  const own = rows.find(({ isCurrentUser }) => isCurrentUser);
  if (!own) return { above: rows, pinned: [], below: [] };
  const ahead = rows.filter(({ totalRepsCompleted }) => totalRepsCompleted > own.totalRepsCompleted);
  return {
    above: ahead.slice(0, -1),
    pinned: [...ahead.slice(-1), own],
    below: rows.filter((row) => row !== own && !ahead.includes(row)),
  };
}

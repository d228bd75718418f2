export type Score = {
  readonly id: string;
  readonly score: number;
  /** The instant of the last fact that changed this score. */
  readonly reachedAt: number;
};

export type Ranked<T extends Score> = T & { readonly rank: number };

/** Highest score first; among equals whoever reached it first, then by id so that the order is never chance. */
function compareScores(a: Score, b: Score): number {
  return b.score - a.score || a.reachedAt - b.reachedAt || (a.id < b.id ? -1 : 1);
}

/** The board in order. Equal scores share a rank (1, 2, 2, 4); a score of 0 is not on it. */
export function standings<T extends Score>(scores: readonly T[]): Ranked<T>[] {
  const onBoard = scores.filter((row) => row.score > 0).sort(compareScores);
  const ranked: Ranked<T>[] = [];
  for (const [index, row] of onBoard.entries()) {
    const previous = ranked[index - 1];
    const rank = previous !== undefined && previous.score === row.score ? previous.rank : index + 1;
    ranked.push({ ...row, rank });
  }
  return ranked;
}

/**
 * The share of ranked people that this person is in the top of, in whole percent rounded up: 1 of 200 is in
 * the top 1%, 199 of 200 in the top 100%. 0 when not ranked.
 */
export function percentile(rank: number | null, rankedPeople: number): number {
  if (rank === null) return 0;
  // The rank and the count may be read a moment apart; nobody is in the top 101%.
  return Math.min(100, Math.ceil((rank * 100) / rankedPeople));
}

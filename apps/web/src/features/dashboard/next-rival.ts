import type { BoardEntry } from '@hundred/contract/leaderboards';

/** `reps`: how many the person needs to draw level. */
export type Rival = { reps: number; rank: number };

/**
 * The next rank above a person with this score, and the reps to draw level with it, from the rows around them. The score
 * may have grown since the rows were requested. Null if nobody among them has more reps, or the person is not among them.
 */
export function nextRival(board: readonly BoardEntry[], score: number): Rival | null {
  if (!board.some(({ isCurrentUser }) => isCurrentUser)) return null;
  const above = board.findLast(
    ({ isCurrentUser, totalRepsCompleted }) => !isCurrentUser && totalRepsCompleted > score,
  );
  return above ? { reps: above.totalRepsCompleted - score, rank: above.rank } : null;
}

import type { BoardEntry } from '@hundred/contract/leaderboards';

export type Rival = { reps: number; rank: number };

/** The next rank above on the global board and the reps to draw level with it; null if there is none. */
export function nextRival(board: readonly BoardEntry[]): Rival | null {
  const own = board.find(({ isCurrentUser }) => isCurrentUser);
  const above = own && board.findLast(({ rank }) => rank < own.rank);
  return own && above ? { reps: above.totalRepsCompleted - own.totalRepsCompleted, rank: above.rank } : null;
}

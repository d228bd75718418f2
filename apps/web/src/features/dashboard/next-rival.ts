import type { BoardEntry } from '@hundred/contract/leaderboards';
import { queryOptions } from '@tanstack/react-query';
import { boardsKey } from '../../platform/board-keys';
import type { Api } from '../../platform/http/api';

export type Rival = { reps: number; rank: number };

/** The next rank above on the global board and the reps to draw level with it; null if there is none. */
export function nextRival(board: readonly BoardEntry[]): Rival | null {
  const own = board.find(({ isCurrentUser }) => isCurrentUser);
  const above = own && board.findLast(({ rank }) => rank < own.rank);
  return own && above ? { reps: above.totalRepsCompleted - own.totalRepsCompleted, rank: above.rank } : null;
}

/** Below the key of the boards, so that it is refetched once the server has a new completion. */
export const rivalQuery = (api: Api) =>
  queryOptions({
    queryKey: [...boardsKey, 'rival'],
    queryFn: async ({ signal }) => {
      const { leaderboard } = await api.get('/leaderboard/global?timeframe=all&around=me', { signal });
      return nextRival(leaderboard);
    },
    retry: false,
  });

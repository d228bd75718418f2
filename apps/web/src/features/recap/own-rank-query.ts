import { queryOptions } from '@tanstack/react-query';
import { boardsKey } from '../../platform/board-keys';
import type { Api } from '../../platform/http/api';

/** The person's rank on the global board; null for a person who is not on it. */
export const ownRankQuery = (api: Api) =>
  queryOptions({
    queryKey: [...boardsKey, 'own-rank'],
    queryFn: async ({ signal }) => {
      const { leaderboard } = await api.get('/leaderboard/global?timeframe=all&around=me', { signal });
      return leaderboard.find(({ isCurrentUser }) => isCurrentUser)?.rank ?? null;
    },
    retry: false,
  });

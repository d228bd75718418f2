import { queryOptions } from '@tanstack/react-query';
import { aroundMeKey, globalBoardKey } from './board-keys';
import type { Api } from './http/api';

/**
 * The rows around the person on the board of all times. Not stored, because an old rank is no news. The page of the
 * boards shows the same rows, so opening that page does not request them again.
 */
export const aroundMeQuery = (api: Api) =>
  queryOptions({
    queryKey: aroundMeKey,
    queryFn: async ({ signal, client }) => {
      const answer = await api.get('/leaderboard/global?timeframe=all&around=me', { signal });
      client.setQueryData(globalBoardKey, answer);
      return answer;
    },
    retry: false,
  });

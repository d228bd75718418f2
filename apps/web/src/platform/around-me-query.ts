import { queryOptions } from '@tanstack/react-query';
import { boardsKey } from './board-keys';
import type { Api } from './http/api';

/** The rows around the person on the board of all times. Not stored, because an old rank is no news. */
export const aroundMeQuery = (api: Api) =>
  queryOptions({
    queryKey: [...boardsKey, 'around-me'],
    queryFn: ({ signal }) => api.get('/leaderboard/global?timeframe=all&around=me', { signal }),
    retry: false,
  });

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from './http/api';

/** Query keys of the boards and groups. Only the server computes them, and new facts may change them. */
export const boardsKey = ['leaderboard'] as const;

/** The groups of the person: see `together-query.ts`. */
export const groupsKey = [...boardsKey, 'together', 'mine'] as const;

export function refreshBoards(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: boardsKey });
}

/** The rows around the person on the board of all times. Not stored, because an old rank is no news. */
export const aroundMeQuery = (api: Api) =>
  queryOptions({
    queryKey: [...boardsKey, 'around-me'],
    queryFn: ({ signal }) => api.get('/leaderboard/global?timeframe=all&around=me', { signal }),
    retry: false,
  });

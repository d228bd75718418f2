import type { BoardAnswer, BoardEntry, Percentile } from '@hundred/contract/leaderboards';
import type { Timeframe } from '@hundred/domain/ranking/board-period';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { boardsKey } from '../../platform/board-keys';
import type { Api } from '../../platform/http/api';

export type { BoardAnswer, BoardEntry, Percentile };

/** The scope of a board, below `/leaderboard`. */
export type BoardScope = 'global' | `cohort/${string}` | `age/${string}`;

/** The size of the top list. */
export const topRanks = 10;

/** The top 10, the top 100, or the rows around the person. */
export const boardViews = ['top', 'hundred', 'around'] as const;
export type BoardView = (typeof boardViews)[number];

const viewParameters: Record<BoardView, string> = { top: '', hundred: '&limit=100', around: '&around=me' };

/** The rows of a board in one timeframe and one view. */
export const boardQuery = (api: Api, scope: BoardScope, timeframe: Timeframe, view: BoardView) =>
  queryOptions({
    queryKey: [...boardsKey, scope, timeframe, view],
    queryFn: ({ signal }) =>
      api.get(`/leaderboard/${scope}?timeframe=${timeframe}${viewParameters[view]}`, { signal }),
    // The previous rows stay until the next ones have loaded.
    placeholderData: keepPreviousData,
    // A stored week or month is shown only on its own date, because it may be over. A hundred rows are too many to store.
    ...(view !== 'hundred' && { meta: { persist: timeframe === 'all' ? true : 'on-its-date' } as const }),
  });

/** The person’s percentile, and the months of the cohorts. */
export const percentileQuery = (api: Api) =>
  queryOptions({
    queryKey: [...boardsKey, 'percentile'],
    queryFn: ({ signal }) => api.get('/leaderboard/percentile', { signal }),
    meta: { persist: true },
  });

import type { AnswerOf } from '@hundred/contract/call';
import type { getProgressHistory, getStats } from '@hundred/contract/statistics';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from './api';

export type Stats = AnswerOf<typeof getStats>;
export type ProgressHistory = AnswerOf<typeof getProgressHistory>;
export type HistoryEntry = ProgressHistory['history'][number];

/** All of it follows from the same log, so that it is refreshed together. */
export const challengeKey = ['challenge'] as const;
export const todayKey = [...challengeKey, 'today'] as const;
export const statsKey = [...challengeKey, 'stats'] as const;
const historyKey = [...challengeKey, 'history'] as const;
export const premiumKey = [...challengeKey, 'premium'] as const;
/** A completed exercise moves the boards too, by a place that only the server can tell. */
export const boardsKey = [...challengeKey, 'leaderboard'] as const;

export const todayQuery = (api: Api) =>
  queryOptions({
    queryKey: todayKey,
    meta: { kept: 'on-its-date' },
    queryFn: ({ signal }) => api.get('/challenge/today', { signal }),
  });

export const statsQuery = (api: Api) =>
  queryOptions({
    queryKey: statsKey,
    meta: { kept: true },
    queryFn: ({ signal }) => api.get('/challenge/stats', { signal }),
  });

/** The whole current run, one entry per date. */
export const historyQuery = (api: Api) =>
  queryOptions({
    queryKey: historyKey,
    meta: { kept: true },
    queryFn: ({ signal }) => api.get('/challenge/progress-history', { signal }),
  });

/** What the person stands on. Which features that opens, the registry of the domain says. */
export const premiumQuery = (api: Api) =>
  queryOptions({
    queryKey: premiumKey,
    meta: { kept: true },
    queryFn: ({ signal }) => api.get('/premium/status', { signal }),
  });

/** Asks the server again for whatever of the challenge is on the page; the rest when it is next shown. */
export function refreshChallenge(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: challengeKey });
}

/** What follows from the log of one person. The boards do not: the server alone can tell them, once it has the deed. */
export const ownChallenge = {
  queryKey: challengeKey,
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== boardsKey[1],
};

/** Asks the server again for the boards. */
export function refreshBoards(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: boardsKey });
}

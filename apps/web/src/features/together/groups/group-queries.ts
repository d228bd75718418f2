import type { MadeInvite } from '@hundred/contract/together/groups';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Api, ApiError } from '../../../platform/http/api';
import { togetherKey } from '../../../platform/together-query';

export const groupKey = (kind: GroupKind, id: string) => [...togetherKey, kind, id] as const;

/** Milliseconds between polls while the page is visible. */
const boardPollMs = 15_000;
const roomPollMs = 3_000;

export type Period = 'week' | 'month';

/** Only the board of the club's team has more than one page. */
export const teamQuery = (api: Api, id: string, period: Period, page = 1) =>
  queryOptions({
    queryKey: [...groupKey('team', id), period, ...(page > 1 ? [page] : [])],
    queryFn: ({ signal }) =>
      api.get(`/teams/${id}?period=${period}${page > 1 ? `&page=${page}` : ''}`, { signal }),
    placeholderData: keepPreviousData,
    meta: { persist: true },
    ...polledEvery(boardPollMs),
  });

export const challengeQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: groupKey('challenge', id),
    queryFn: ({ signal }) => api.get(`/group-challenges/${id}`, { signal }),
    meta: { persist: true },
    ...polledEvery(boardPollMs),
  });

/**
 * Polling marks the person as present. The answer is not persisted, because what others did a while ago is outdated on the
 * next visit.
 */
export const roomQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: groupKey('room', id),
    queryFn: ({ signal }) => api.get(`/rooms/${id}`, { signal }),
    ...polledEvery(roomPollMs),
  });

export const invitationQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: [...togetherKey, 'invitation', code],
    queryFn: ({ signal }) => api.get(`/join/${encodeURIComponent(code)}`, { signal }),
  });

/** The people whom this person has blocked. */
export const blocksQuery = (api: Api) =>
  queryOptions({
    queryKey: [...togetherKey, 'blocks'],
    queryFn: ({ signal }) => api.get('/blocks', { signal }),
  });

/**
 * Holds the code of a created invitation, which the server sends once. It lives as long as the page and is stored
 * nowhere.
 */
export const createdInviteQuery = (kind: GroupKind, id: string) =>
  queryOptions<MadeInvite>({
    queryKey: ['made-invite', kind, id],
    queryFn: () => Promise.reject(new Error('A code is sent only when it is created.')),
    enabled: false,
  });

/** Whether the group has ended or the person is no member. The server does not say which. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';

/**
 * Removes what the others did from this device, also from the persisted answers (`persisted-answers.ts`). Each query is
 * put back empty, because the page that shows that the group is gone still observes one of them, and would otherwise request
 * it again.
 */
export function forgetGroup(queryClient: QueryClient, kind: GroupKind, id: string): void {
  const queries = queryClient.getQueryCache();
  for (const query of queries.findAll({ queryKey: groupKey(kind, id) })) {
    queries.remove(query);
    query.setState({ data: undefined, dataUpdatedAt: 0 });
    queries.add(query);
  }
}

/** Hidden pages do not poll; they poll at once when they are visible again. */
function polledEvery(milliseconds: number) {
  const refetchInterval = ({ state }: { state: { error: unknown } }) =>
    isGone(state.error) ? (false as const) : milliseconds;
  // A group that is gone stays gone, and a refetch would show it as loading.
  const refetchOnWindowFocus = ({ state }: { state: { error: unknown } }) => !isGone(state.error);
  return { staleTime: 0, refetchInterval, refetchOnWindowFocus };
}

import type { MadeInvite, Together } from '@hundred/contract/groups';
import { type GroupKind, groupKinds } from '@hundred/domain/together/group-limits';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Api, ApiError } from '../../platform/api';
import { boardsKey } from '../../platform/board-keys';

/** Below the boards: a completed exercise moves these too, by what only the server can tell. */
export const togetherKey = [...boardsKey, 'together'] as const;
export const groupKey = (kind: GroupKind, id: string) => [...togetherKey, kind, id] as const;

/** While the page is in sight. */
const boardEvery = 15_000;
const roomEvery = 3_000;

export type Period = 'week' | 'month';

export const togetherQuery = (api: Api) =>
  queryOptions({
    queryKey: [...togetherKey, 'mine'],
    queryFn: async ({ signal, client }) => {
      const asked = Date.now();
      const together = await api.get('/together', { signal });
      forgetOthers(client, together, asked);
      return together;
    },
    meta: { kept: true },
  });

export const teamQuery = (api: Api, id: string, period: Period) =>
  queryOptions({
    queryKey: [...groupKey('team', id), period],
    queryFn: ({ signal }) => api.get(`/teams/${id}?period=${period}`, { signal }),
    placeholderData: keepPreviousData,
    meta: { kept: true },
    ...askedEvery(boardEvery),
  });

export const challengeQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: groupKey('challenge', id),
    queryFn: ({ signal }) => api.get(`/group-challenges/${id}`, { signal }),
    meta: { kept: true },
    ...askedEvery(boardEvery),
  });

/** Asking is being there. What others did a while ago is nothing to show on the next visit. */
export const roomQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: groupKey('room', id),
    queryFn: ({ signal }) => api.get(`/rooms/${id}`, { signal }),
    ...askedEvery(roomEvery),
  });

export const invitationQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: [...togetherKey, 'invitation', code],
    queryFn: ({ signal }) => api.get(`/join/${encodeURIComponent(code)}`, { signal }),
  });

/** Whom the person has blocked. */
export const blocksQuery = (api: Api) =>
  queryOptions({
    queryKey: [...togetherKey, 'blocks'],
    queryFn: ({ signal }) => api.get('/blocks', { signal }),
  });

/** The server tells a code once. It stays for as long as the page lives, and nowhere else. */
export const madeInviteQuery = (kind: GroupKind, id: string) =>
  queryOptions<MadeInvite>({
    queryKey: ['made-invite', kind, id],
    queryFn: () => Promise.reject(new Error('A code is told when it is made.')),
    enabled: false,
  });

/** The group has ended, or was never one of the person's: the server does not tell which. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';

/**
 * What the others did is none of this device's business any more. What is removed is not kept either (`kept-answers.ts`);
 * the queries come back empty, because the page that says so looks at one of them, and would ask a new one again.
 */
export function forgetGroup(queryClient: QueryClient, kind: GroupKind, id: string): void {
  const queries = queryClient.getQueryCache();
  for (const query of queries.findAll({ queryKey: groupKey(kind, id) })) {
    queries.remove(query);
    query.setState({ data: undefined, dataUpdatedAt: 0 });
    queries.add(query);
  }
}

/**
 * The same of every group that the person was in, and is not any more when they are asked for. What was told since is of
 * one that was joined meanwhile; one that is looked at hears it by itself.
 */
function forgetOthers(queryClient: QueryClient, { teams, challenges, rooms }: Together, asked: number): void {
  const ids = [...teams, ...challenges, ...rooms].map(({ id }) => id);
  queryClient.removeQueries({
    queryKey: togetherKey,
    type: 'inactive',
    predicate({ queryKey, state }) {
      const [kind, id] = queryKey.slice(togetherKey.length);
      const isGroup = groupKinds.some((known) => known === kind);
      return isGroup && !ids.some((own) => own === id) && state.dataUpdatedAt < asked;
    },
  });
}

/** Hidden pages ask for nothing; shown again, they ask at once. */
function askedEvery(milliseconds: number) {
  const refetchInterval = ({ state }: { state: { error: unknown } }) =>
    isGone(state.error) ? (false as const) : milliseconds;
  // One that is gone stays so: asked for again it would stand there as loading.
  const refetchOnWindowFocus = ({ state }: { state: { error: unknown } }) => !isGone(state.error);
  return { staleTime: 0, refetchInterval, refetchOnWindowFocus };
}

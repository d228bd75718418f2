import type { Together } from '@hundred/contract/together/groups';
import { groupKinds } from '@hundred/domain/together/group-limits';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { boardsKey, groupsKey } from './board-keys';
import type { Api } from './http/api';

/**
 * The key of all answers about groups. It lies below the key of the boards, because a completed exercise changes these
 * answers too and only the server knows how.
 */
export const togetherKey = [...boardsKey, 'together'] as const;

/** The groups of the person, and their state today. Their own page, the dashboard and the celebration show it. */
export const togetherQuery = (api: Api) =>
  queryOptions({
    queryKey: groupsKey,
    queryFn: async ({ signal, client }) => {
      const requestedAt = Date.now();
      const together = await api.get('/together', { signal });
      forgetLeftGroups(client, together, requestedAt);
      return together;
    },
    meta: { persist: true },
  });

/**
 * Removes from this device the data of every group that the new list does not contain. Data loaded after the list was
 * requested belongs to a group that was joined meanwhile, and a group on the screen finds out by itself.
 */
function forgetLeftGroups(
  queryClient: QueryClient,
  { teams, challenges, rooms }: Together,
  requestedAt: number,
): void {
  const ids = [...teams, ...challenges, ...rooms].map(({ id }) => id);
  queryClient.removeQueries({
    queryKey: togetherKey,
    type: 'inactive',
    predicate({ queryKey, state }) {
      const [kind, id] = queryKey.slice(togetherKey.length);
      const isGroup = groupKinds.some((groupKind) => groupKind === kind);
      return isGroup && !ids.some((listed) => listed === id) && state.dataUpdatedAt < requestedAt;
    },
  });
}

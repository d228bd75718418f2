import type { Together } from '@hundred/contract/together/groups';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';

/** Query keys of the boards and groups. Only the server computes them, and new facts may change them. */
export const boardsKey = ['leaderboard'] as const;

/** The rows around the person, for the dashboard and the celebration: see `around-me-query.ts`. */
export const aroundMeKey = [...boardsKey, 'around-me'] as const;

/** The same rows on the page of the boards. */
export const globalBoardKey = [...boardsKey, 'global', 'all', 'around'] as const;

/** The groups of the person: see `together-query.ts`. */
export const groupsKey = [...boardsKey, 'together', 'mine'] as const;

/** `exercise`: nothing but exercises of a day that is still open. `day`: the same, and they completed it. */
export type ServerChange = 'any' | 'exercise' | 'day';

/** Marks the answers as stale that the change makes untrue, and requests those on the screen again. */
export const refreshBoards = (queryClient: QueryClient, change: ServerChange): Promise<void> =>
  queryClient.invalidateQueries({
    queryKey: boardsKey,
    predicate: (query) => change === 'any' || !staysTrue(query, change),
  });

/**
 * Whether the screens with this answer stay true. After an exercise the dashboard computes the distance to the next rank
 * itself; teams, and challenges that count days, change with a whole day. An answer that has not arrived yet may be from
 * before the change.
 */
function staysTrue({ queryHash, state }: Query, change: 'exercise' | 'day'): boolean {
  if (state.fetchStatus !== 'idle') return false;
  if (queryHash === hashKey(aroundMeKey)) return change === 'exercise';
  if (queryHash !== hashKey(groupsKey) || !state.data) return false;
  const { teams, challenges } = state.data as Together;
  if (change === 'exercise') return !challenges.some(({ today }) => today?.goal === 'reps');
  return teams.length + challenges.length === 0;
}

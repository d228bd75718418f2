import type { QueryClient } from '@tanstack/react-query';

/** Query keys of the boards and groups. Only the server computes them, and new facts may change them. */
export const boardsKey = ['leaderboard'] as const;

/** The groups of the person: see `together-query.ts`. */
export const groupsKey = [...boardsKey, 'together', 'mine'] as const;

export function refreshBoards(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: boardsKey });
}

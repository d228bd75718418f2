import type { QueryClient } from '@tanstack/react-query';

/** What only the server can tell and new facts may change: boards and groups. */
export const boardsKey = ['leaderboard'] as const;

export function refreshBoards(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: boardsKey });
}

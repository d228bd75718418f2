import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';

/** The instant of the oldest data on the screen: of the log, or of an answer that could not be fetched again. */
export function useOldestUpdate(pulledAt: number | undefined): number | undefined {
  const queryClient = useQueryClient();
  // These two only cause a render: the visible data changes with the page, and with every answer.
  useLocation();
  useIsFetching();
  const failedQueries = queryClient.getQueryCache().findAll({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && state.dataUpdatedAt > 0,
  });
  const instants = failedQueries.map(({ state }) => state.dataUpdatedAt);
  if (pulledAt !== undefined) instants.push(pulledAt);
  return instants.length > 0 ? Math.min(...instants) : undefined;
}

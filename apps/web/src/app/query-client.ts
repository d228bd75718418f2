import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../platform/http/api';

/** How failed queries are retried. Component tests change it, so that they do not wait. */
export const retries = { most: 2, firstDelayMs: 1_000 };

/**
 * Whether a failed query is retried: after missing answers and outages, but not after a refusal, which the server would
 * repeat.
 */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= retries.most || isOffline()) return false;
  return !(error instanceof ApiError) || error.kind === 'network' || (error.status ?? 0) >= 500;
}

const isOffline = () => globalThis.navigator?.onLine === false;

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Queries also run offline, because some have answers without a connection.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: isWorthRetrying,
        retryDelay: (failures) => retries.firstDelayMs * 2 ** failures,
        // Older answers are requested again when a page opens or is shown again.
        staleTime: 30_000,
        // The last answers stay as long as the page.
        gcTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

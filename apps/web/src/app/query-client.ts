import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../platform/http/api';

const mostRetries = 2;

/** A refusal is an answer: asking again would get the same one. Only silence and outages are tried again. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= mostRetries || isOffline()) return false;
  return !(error instanceof ApiError) || error.kind === 'network' || (error.status ?? 0) >= 500;
}

const isOffline = () => globalThis.navigator?.onLine === false;

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection there are answers too; and the last ones are kept for as long as the page lives.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: isWorthRetrying,
        staleTime: 30_000,
        gcTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../platform/api';

const mostRetries = 2;

/** A refusal is an answer: asking again would get the same one. Only silence and outages are tried again. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= mostRetries) return false;
  return !(error instanceof ApiError) || error.kind === 'network' || (error.status ?? 0) >= 500;
}

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 30_000 },
      mutations: { retry: false },
    },
  });
}

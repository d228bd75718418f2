import type { Diagnostics } from '@hundred/contract/support';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api';

/** What the last call that failed was told; undefined where all went well since the page was opened. */
export function lastErrorCode(queryClient: QueryClient): string | undefined {
  const failures = [
    ...queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => ({ error: state.error, at: state.errorUpdatedAt })),
    ...queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => ({ error: state.error, at: state.submittedAt })),
  ];
  const [last] = failures.filter(({ error }) => error instanceof ApiError).sort((a, b) => b.at - a.at);
  return last?.error instanceof ApiError ? last.error.code : undefined;
}

const names: Record<keyof Diagnostics, string> = {
  version: 'Version',
  browser: 'Browser',
  lastError: 'Last error',
};

/** All of it, as it is sent: what a person sees is what goes. */
export const diagnosticLines = (diagnostics: Diagnostics): string[] =>
  Object.entries(diagnostics).map(([name, value]) => `${names[name as keyof Diagnostics]}: ${value}`);

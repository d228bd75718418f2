import type { Diagnostics } from '@hundred/contract/support';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/http/api';
import { text } from './text';

/** The error code of the last failed call since the page was opened; undefined without one. */
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

/** The lines exactly as they are sent, so that the person sees everything that goes along. */
export const diagnosticLines = (diagnostics: Diagnostics): string[] =>
  Object.entries(diagnostics).map(([name, value]) => text[name as keyof Diagnostics]({ value }));

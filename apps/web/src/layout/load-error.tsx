import type { UseQueryResult } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { NotLoaded } from '../offline/not-loaded';
import { ApiError } from '../platform/api';

type Props = {
  /** What is missing, as "Your badges did not load". */
  title: string;
  /** What the page is made of; of those that failed, all are asked again. */
  queries: readonly Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>[];
  /** 2 where the page has its own title above. */
  headingLevel?: 1 | 2;
};

/** Stands in for a page whose query failed; whoever has not begun is shown how to. */
export function LoadError({ title, queries, headingLevel = 1 }: Props) {
  const failed = queries.filter((query) => query.error);
  const error = failed[0]?.error;
  if (error instanceof ApiError && error.needsOnboarding) return <Navigate to="/onboarding" replace />;
  return (
    <NotLoaded
      error={error}
      title={title}
      what="This page"
      headingLevel={headingLevel}
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
      isRetrying={failed.some(({ isFetching }) => isFetching)}
    />
  );
}

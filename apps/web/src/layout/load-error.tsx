import { Navigate } from 'react-router';
import { ApiError } from '../platform/http/api';
import { NotLoaded, type RetryableQuery } from '../platform/not-loaded';

type Props = {
  /** What is missing, such as "We couldn’t load your badges". */
  title: string;
  /** The queries of the page; all failed ones are repeated. */
  queries: readonly RetryableQuery[];
  /** 2 if the page has its own title above. */
  headingLevel?: 1 | 2;
};

/** Replaces a page whose query failed. A person who has not started sees how to start. */
export function LoadError({ title, queries, headingLevel = 1 }: Props) {
  const isBeforeStart = queries.some(({ error }) => error instanceof ApiError && error.needsOnboarding);
  if (isBeforeStart) return <Navigate to="/onboarding" replace />;
  return <NotLoaded title={title} queries={queries} headingLevel={headingLevel} />;
}

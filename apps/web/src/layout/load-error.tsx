import { Navigate } from 'react-router';
import { ApiError } from '../platform/api';
import { type Asked, NotLoaded } from '../platform/not-loaded';

type Props = {
  /** What is missing, as "Your badges did not load". */
  title: string;
  /** What the page is made of; of those that failed, all are asked again. */
  queries: readonly Asked[];
  /** 2 where the page has its own title above. */
  headingLevel?: 1 | 2;
};

/** Stands in for a page whose query failed; whoever has not begun is shown how to. */
export function LoadError({ queries, headingLevel = 1, ...rest }: Props) {
  const isBeforeStart = queries.some(({ error }) => error instanceof ApiError && error.needsOnboarding);
  if (isBeforeStart) return <Navigate to="/onboarding" replace />;
  return <NotLoaded {...rest} queries={queries} what="This page" headingLevel={headingLevel} />;
}

import { ErrorState } from '../ui/feedback/error-state';
import { isUnreachable } from './http/api';

/** As much of a query as it takes to ask again. */
export type Asked = { error: unknown; isFetching: boolean; refetch: () => unknown };

type Props = {
  /** What it is made of; of those that failed, all are asked again. */
  queries: readonly Asked[];
  /** What is missing, as "The leaderboard did not load". */
  title: string;
  /** What comes with the connection, as "The ranking". */
  what: string;
  /** Where the fault is ours: what it did not touch. */
  unharmed?: string;
  headingLevel?: 1 | 2;
};

/** Stands in for what could not be had: without a connection that is no fault, and says so. */
export function NotLoaded({ queries, title, what, unharmed = 'Nothing you did is lost.', ...rest }: Props) {
  const failed = queries.filter(({ error }) => error);
  const asking = {
    ...rest,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    onRetry() {
      for (const { refetch } of failed) refetch();
    },
  };
  return isUnreachable(failed[0]?.error) ? (
    <ErrorState {...asking} title="No connection" kind="offline">
      {what} shows as soon as there is a connection again.
    </ErrorState>
  ) : (
    <ErrorState {...asking} title={title}>
      {unharmed} Try again in a moment.
    </ErrorState>
  );
}

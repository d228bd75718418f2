import { ErrorState } from '../ui/feedback/error-state';
import { isUnreachable } from './http/api';
import { text } from './text';

/** The part of a query that is needed to repeat it. */
export type RetryableQuery = { error: unknown; isFetching: boolean; refetch: () => unknown };

type Props = {
  /** The queries that the content needs. A retry repeats all that failed. */
  queries: readonly RetryableQuery[];
  /** Names what is missing, such as "We couldn’t load the leaderboard". */
  title: string;
  /** For a fault of the server: what it did not affect. */
  unharmed?: string;
  headingLevel?: 1 | 2;
};

/** Replaces content that could not be loaded. A missing connection is not shown as a fault. */
export function NotLoaded({ queries, title, unharmed = text.nothingLost, ...headingProps }: Props) {
  const failedQueries = queries.filter(({ error }) => error);
  const retryProps = {
    ...headingProps,
    isRetrying: failedQueries.some(({ isFetching }) => isFetching),
    onRetry() {
      for (const { refetch } of failedQueries) refetch();
    },
  };
  return isUnreachable(failedQueries[0]?.error) ? (
    <ErrorState {...retryProps} title={text.noConnection} kind="offline">
      {text.showsWhenOnline}
    </ErrorState>
  ) : (
    <ErrorState {...retryProps} title={title}>
      {unharmed} {text.tryInAMoment}
    </ErrorState>
  );
}

import { isUnreachable } from '../platform/api';
import { ErrorState } from '../ui/error-state';

type Props = {
  error: unknown;
  /** What is missing, as "The leaderboard did not load". */
  title: string;
  /** What comes with the connection, as "The ranking". */
  what: string;
  /** Where the fault is ours: what it did not touch. */
  unharmed?: string;
  headingLevel?: 1 | 2;
  onRetry: () => void;
  isRetrying: boolean;
};

/** Stands in for what could not be had: without a connection that is no fault, and says so. */
export function NotLoaded({ error, title, what, unharmed = 'Nothing you did is lost.', ...rest }: Props) {
  return isUnreachable(error) ? (
    <ErrorState {...rest} title="No connection" kind="offline">
      {what} shows as soon as there is a connection again.
    </ErrorState>
  ) : (
    <ErrorState {...rest} title={title}>
      {unharmed} Try again in a moment.
    </ErrorState>
  );
}

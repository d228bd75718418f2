import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ApiError } from '../../platform/api';
import { todayQuery } from '../../platform/challenge-queries';
import { useApi } from '../../platform/session';
import { ErrorState } from '../../ui/error-state';
import { toast } from '../../ui/toast-store';
import { useAccount } from './account';
import { StartPrompt } from './start-prompt';
import { TodaySkeleton } from './today-skeleton';
import { TodayView } from './today-view';
import { useTurnOver } from './turn-over';

type Props = {
  /** What stands below the words of a completed day, such as Share. */
  completeActions?: ReactNode;
};

/** Today's challenge, in whatever state the day is. */
export function TodayPanel({ completeActions }: Props) {
  const api = useApi();
  const { zone } = useAccount();
  const { data, error, errorUpdatedAt, refetch, isFetching } = useQuery(todayQuery(api));
  useTurnOver(zone);

  const isServerFault = error instanceof ApiError && (error.status ?? 0) >= 500;
  useEffect(() => {
    if (isServerFault && errorUpdatedAt > 0)
      toast('Server error loading challenge. Please refresh the page.', 'error');
  }, [isServerFault, errorUpdatedAt]);

  if (error instanceof ApiError && error.needsOnboarding) return <StartPrompt />;
  if (data) return <TodayView today={data} completeActions={completeActions} />;
  if (!error) return <TodaySkeleton />;
  const isOffline = error instanceof ApiError && error.kind === 'network';
  return (
    <ErrorState
      title={isOffline ? 'No connection' : 'Today’s challenge did not load'}
      kind={isOffline ? 'offline' : 'error'}
      headingLevel={1}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    >
      {isOffline
        ? 'Your challenge shows as soon as there is a connection again.'
        : 'Nothing you did is lost. Try again in a moment.'}
    </ErrorState>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../platform/api';
import { todayQuery } from '../../platform/challenge-queries';
import { useApi } from '../../platform/session';
import { ErrorState } from '../../ui/error-state';
import { toast } from '../../ui/toast-store';
import { useAccount } from './account';
import type { DaySlots } from './day-slots';
import { StartPrompt } from './start-prompt';
import { TodaySkeleton } from './today-skeleton';
import { TodayView } from './today-view';
import { useTurnOver } from './turn-over';
import { useWordsOfDay } from './words-of-day';

/** Today's challenge, in whatever state the day is. */
export function TodayPanel({ slots }: { slots: DaySlots }) {
  const api = useApi();
  const { zone } = useAccount();
  const { data, error, errorUpdatedAt, refetch, isFetching } = useQuery(todayQuery(api));
  useTurnOver(zone);
  const quote = useWordsOfDay();

  const isServerFault = error instanceof ApiError && (error.status ?? 0) >= 500;
  useEffect(() => {
    if (isServerFault && errorUpdatedAt > 0)
      toast('Server error loading challenge. Please refresh the page.', 'error');
  }, [isServerFault, errorUpdatedAt]);

  if (error instanceof ApiError && error.needsOnboarding) return <StartPrompt />;
  if (data && slots.comeback !== 'unknown') return <TodayView today={data} quote={quote} slots={slots} />;
  if (data || !error) return <TodaySkeleton quote={quote} slots={slots} />;
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

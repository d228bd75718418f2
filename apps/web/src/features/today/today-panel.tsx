import { useEffect } from 'react';
import { useOutletContext } from 'react-router';
import { useChallenge } from '../../challenge/use-challenge';
import { todayView } from '../../challenge/views';
import { ApiError } from '../../platform/api';
import { NotLoaded } from '../../platform/not-loaded';
import { toast } from '../../ui/toast-store';
import type { DaySlots } from './day-slots';
import { StartPrompt } from './start-prompt';
import { TodaySkeleton } from './today-skeleton';
import { TodayView } from './today-view';
import { useWordsOfDay } from './words-of-day';

/** Today's challenge, in whatever state the day is. */
export function TodayPanel({ slots }: { slots: DaySlots }) {
  // Whether it is fetched is asked last: a panel that asks is drawn anew with every fetch.
  const query = useChallenge(todayView);
  const { data, error } = query;
  // Drawn anew whenever the frame turns over.
  useOutletContext();
  const quote = useWordsOfDay();

  const isServerFault = error instanceof ApiError && (error.status ?? 0) >= 500;
  const failedAt = isServerFault ? query.errorUpdatedAt : 0;
  useEffect(() => {
    if (failedAt > 0) toast('Server error loading challenge. Please refresh the page.', 'error');
  }, [failedAt]);

  if (error instanceof ApiError && error.needsOnboarding) return <StartPrompt />;
  if (data && quote !== undefined && slots.comeback !== 'unknown')
    return <TodayView today={data} quote={quote} slots={slots} />;
  if (data || !error) return <TodaySkeleton quote={quote} slots={slots} />;
  return (
    <NotLoaded
      queries={[query]}
      title="Today’s challenge did not load"
      what="Your challenge"
      headingLevel={1}
    />
  );
}

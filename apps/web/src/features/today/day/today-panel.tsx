import { useEffect } from 'react';
import { useOutletContext } from 'react-router';
import { useChallenge } from '../../../challenge/use-challenge';
import { todayView } from '../../../challenge/views';
import { ApiError } from '../../../platform/http/api';
import { NotLoaded } from '../../../platform/not-loaded';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { toast } from '../../../ui/feedback/toast-store';
import type { DaySlots } from './day-slots';
import { useQuoteOfDay } from './quote-of-day';
import { text } from './text/open-day';
import { TodaySkeleton } from './today-skeleton';
import { TodayView } from './today-view';

const StartPrompt = lazyPart(() => import('./start-prompt'));

/** Today's challenge in every state of the day. */
export function TodayPanel({ slots }: { slots: DaySlots }) {
  // Only `NotLoaded` reads `isFetching`, because a panel that reads it renders with every fetch.
  const query = useChallenge(todayView);
  const { data, error } = query;
  // Renders again when the date changes: `AppLayout` sets the context.
  useOutletContext();
  const quote = useQuoteOfDay();

  const isServerFault = error instanceof ApiError && (error.status ?? 0) >= 500;
  const failedAt = isServerFault ? query.errorUpdatedAt : 0;
  useEffect(() => {
    if (failedAt > 0) toast(text.serverError, 'error');
  }, [failedAt]);

  if (error instanceof ApiError && error.needsOnboarding) return <StartPrompt />;
  if (data && quote !== undefined && slots.comeback !== 'unknown')
    return <TodayView today={data} quote={quote} slots={slots} />;
  if (data || !error) return <TodaySkeleton quote={quote} slots={slots} />;
  return <NotLoaded queries={[query]} title={text.notLoaded} headingLevel={1} />;
}

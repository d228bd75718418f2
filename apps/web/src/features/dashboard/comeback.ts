import type { Today } from '@hundred/contract/today';
import { type Gap, lastGap } from '@hundred/domain/today/last-gap';
import type { HistoryEntry } from '../../challenge/views';

type TodayState = Pick<
  Today,
  'dayNumber' | 'currentStreak' | 'allCompleted' | 'isRestDay' | 'opensOn' | 'finished'
>;

/** The gap before today, if today's day is still open. */
export function gapBefore(today: TodayState, history: readonly HistoryEntry[]): Gap | undefined {
  const isOpen = !today.allCompleted && !today.isRestDay && !today.finished && today.opensOn === null;
  const gap = isOpen && mayBeComeback(today) ? lastGap(history) : undefined;
  return gap?.daysSince === 0 ? gap : undefined;
}

/** Without the history a comeback can only be ruled out. */
const mayBeComeback = ({ dayNumber, currentStreak }: TodayState) => dayNumber > 1 && currentStreak === 0;

type HistoryQuery = { data: { history: readonly HistoryEntry[] } | undefined; isLoading: boolean };

/**
 * The gap, or `unknown`. A person who may be coming back waits for the history, because without it the page would first
 * greet them as if they had not been away.
 */
export function useComeback(
  today: TodayState | undefined,
  history: HistoryQuery,
): Gap | 'unknown' | undefined {
  if (!today || (mayBeComeback(today) && history.isLoading)) return 'unknown';
  return history.data && gapBefore(today, history.data.history);
}

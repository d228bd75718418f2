import type { Today } from '@hundred/contract/today';
import { type Gap, lastGap } from '@hundred/domain/today/last-gap';
import { useRef } from 'react';
import type { HistoryEntry } from '../../platform/challenge-queries';

type Shown = Pick<
  Today,
  'dayNumber' | 'currentStreak' | 'allCompleted' | 'isRestDay' | 'opensOn' | 'finished'
>;

/** The gap that somebody comes back from today, whose day is still open. */
export function gapBefore(today: Shown, history: readonly HistoryEntry[]): Gap | undefined {
  const isOpen = !today.allCompleted && !today.isRestDay && !today.finished && today.opensOn === null;
  const gap = isOpen && couldBeBack(today) ? lastGap(history) : undefined;
  return gap?.daysSince === 0 ? gap : undefined;
}

/** Without the history it can only be ruled out. */
const couldBeBack = ({ dayNumber, currentStreak }: Shown) => dayNumber > 1 && currentStreak === 0;

type History = { data: { history: readonly HistoryEntry[] } | undefined; isFetching: boolean };

/**
 * The gap, or whether it is not known yet. Somebody who may be coming back waits for the history of this visit: the
 * one that the device kept ends with the day they left, and the page would first greet them as if they had not.
 */
export function useComeback(today: Shown | undefined, history: History): Gap | 'unknown' | undefined {
  const isKnown = useRef(false);
  // Asked last: a page that asks whether something is fetched is rendered again with every fetch.
  isKnown.current ||= today !== undefined && !(couldBeBack(today) && history.isFetching);
  if (!isKnown.current) return 'unknown';
  return today && history.data && gapBefore(today, history.data.history);
}

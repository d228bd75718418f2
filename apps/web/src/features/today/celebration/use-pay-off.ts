import type { Today } from '@hundred/contract/today';
import { mostLines, type PayOff, payOffOf } from '@hundred/domain/today/pay-off';
import { historyView } from '../../../challenge/history-views';
import { useChallenge } from '../../../challenge/use-challenge';
import { statsView } from '../../../challenge/views';
import { useSocialChanges } from './use-social-changes';

export type ShownPayOff = {
  lines: readonly PayOff[];
  /** The day is on this device only. */
  isUnsent: boolean;
  /** An answer of the server is still missing. The lines wait for it, so that none of them moves later. */
  isPending: boolean;
};

/** What the completed day changed, as far as it is known. `isShown`: the lines are on the screen. */
export function usePayOff(today: Today, isShown: boolean): ShownPayOff {
  const user = useChallenge(statsView).data?.user;
  const history = useChallenge(historyView).data?.history;
  const answer = useSocialChanges(isShown);
  const isPending = answer.state === 'pending';
  const isUnsent = answer.state === 'unsent';
  // The history is computed a moment later than the day is shown as complete.
  if (!user || !history?.at(-1)?.allCompleted) return { lines: [], isUnsent, isPending };
  const lines = payOffOf({
    season: today.isCenturyClub ? 2 : 1,
    daysDone: today.dayNumber,
    streak: today.currentStreak,
    longestStreak: user.longestStreak,
    badges: user.badges,
    history,
    ...(answer.state === 'known' && answer.changes),
  });
  // The line "Saved on this device" takes the place of one.
  return { lines: isUnsent ? lines.slice(0, mostLines - 1) : lines, isUnsent, isPending };
}

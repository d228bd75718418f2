import type { Today } from '@hundred/contract/today';
import { type PayOff, payOffOf } from '@hundred/domain/today/pay-off';
import { historyView } from '../../../challenge/history-views';
import { useChallenge } from '../../../challenge/use-challenge';
import { statsView } from '../../../challenge/views';
import { useNews } from './use-news';

export type ShownPayOff = { lines: readonly PayOff[]; held: number; isUnsent: boolean };

const mostLines = 3;

/** What the completed day changed, as far as it is known. `isShown`: the lines are on the screen. */
export function usePayOff(today: Today, isShown: boolean): ShownPayOff {
  const user = useChallenge(statsView).data?.user;
  const history = useChallenge(historyView).data?.history;
  const answer = useNews(isShown);
  const held = answer.state === 'pending' ? answer.lines : 0;
  const isUnsent = answer.state === 'unsent';
  // A history without this day has not been worked out yet.
  if (!user || !history?.at(-1)?.allCompleted) return { lines: [], held: 0, isUnsent };
  const lines = payOffOf({
    season: today.isCenturyClub ? 2 : 1,
    daysDone: today.dayNumber,
    streak: today.currentStreak,
    longestStreak: user.longestStreak,
    badges: user.badges,
    history,
    ...(answer.state === 'known' && answer.news),
  });
  const left = mostLines - (isUnsent ? 1 : held);
  return { lines: lines.slice(0, left), held, isUnsent };
}

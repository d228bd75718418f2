import type { Together } from '@hundred/contract/together/groups';
import { chooseTips, tipsOf } from '@hundred/domain/coach/tips';
import { personalBests } from '@hundred/domain/statistics/personal-bests';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { historyView, type WholeHistory, wholeHistoryView } from '../challenge/history-views';
import { useCan } from '../challenge/premium';
import { useChallenge } from '../challenge/use-challenge';
import type { View } from '../challenge/view';
import { todayView } from '../challenge/views';
import { coachInputOf } from '../features/coach/coach-input';
import { readTips } from '../features/coach/stored-tips';
import { countUnreadAnswers } from '../features/support/read-answers';
import { supportQuery } from '../features/support/support-queries';
import { formatNumber } from '../platform/format/format';
import { useApi } from '../platform/session';
import { serverClock } from '../platform/time/server-clock';
import { togetherQuery } from '../platform/together-query';
import { text } from './text/more';

/** What is going on behind a link. `isWaiting`: it waits for the person. */
export type LinkState = { text: string; isWaiting?: true };

/** The states by address. A link whose state is unknown or empty has none. */
export type LinkStates = Partial<Record<string, LinkState>>;

/** The states of the links in the sheet "More". */
export function useMoreStates(uid: string): LinkStates {
  return {
    '/together': useTogetherState(),
    '/plan': usePlanState(),
    '/statistics': useStatisticsState(),
    '/coach': useCoachState(uid),
    '/support': useSupportState(uid),
  };
}

function useTogetherState(): LinkState | undefined {
  const together = useQuery(togetherQuery(useApi())).data;
  const { done = 0, asked: due = 0 } = together?.teams[0]?.today ?? {};
  if (due > 0) return { text: text.teamDone({ done: formatNumber(done), due: formatNumber(due) }) };
  return together && hasOpenRoom(together) ? { text: text.roomOpen } : undefined;
}

const hasOpenRoom = ({ rooms }: Together) =>
  rooms.some(({ endsAt }) => Date.parse(endsAt) > serverClock.now());

function usePlanState(): LinkState | undefined {
  const today = useChallenge(todayView).data;
  return today && { text: today.plan?.plan?.name ?? text.standardPlan };
}

function useStatisticsState(): LinkState | undefined {
  const history = useChallenge(historyView).data?.history;
  const best = useMemo(() => history && personalBests(history).day, [history]);
  return best ? { text: text.bestDay({ reps: formatNumber(best.reps) }) } : undefined;
}

/** Selects nothing. Used for people without the coach, so that their whole history is not computed. */
const noHistoryView: View<WholeHistory> = { key: 'no-history', select: () => null };

/** The tips of today that this device has not shown yet. */
function useCoachState(uid: string): LinkState | undefined {
  const hasCoach = useCan()('coaching-tips') === true;
  const history = useChallenge(hasCoach ? wholeHistoryView : noHistoryView).data;
  const count = useMemo(() => {
    const input = history && coachInputOf(history);
    if (!input) return 0;
    const storedTips = readTips(uid);
    const { today } = input.history;
    return chooseTips(tipsOf(input), storedTips, today).filter(({ id }) => storedTips.shownOn[id] !== today)
      .length;
  }, [history, uid]);
  return count === 0 ? undefined : { text: text.tips({ count }), isWaiting: true };
}

function useSupportState(uid: string): LinkState | undefined {
  const requests = useQuery(supportQuery(useApi())).data?.requests ?? [];
  const count = countUnreadAnswers(uid, requests);
  return count === 0 ? undefined : { text: text.answers({ count }), isWaiting: true };
}

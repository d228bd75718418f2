import { localTimeIn } from '@hundred/domain/days/zones';
import { graceHour } from '@hundred/domain/runs/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { refreshChallenge, todayKey } from '../../platform/challenge-queries';
import { serverClock } from '../../platform/server-clock';

const lookEvery = 10_000;
/** Coming back to the tab fires several events at once: one answer serves them all. */
const freshFor = 5_000;

/** Changes whenever another day may begin: at midnight, and at 02:00 after a workout that ran late. */
export function stretchOfDay(zone: string, now: number): string {
  const { date, hour } = localTimeIn(zone, now);
  return `${date} ${hour < graceHour ? 'late' : 'day'}`;
}

/**
 * A page left open turns over by itself. It only asks: which day it is, the server decides. Looking at the
 * clock again and again is right where a timer set for midnight is not, on a device that slept. Gives back another
 * number each time, and whoever uses it is drawn anew even if the answer is the one of before: words such as "on
 * Wednesday" and "at midnight" depend on the time too.
 */
export function useTurnOver(zone: string): number {
  const queryClient = useQueryClient();
  const [times, draw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const refresh = () => {
      draw();
      void refreshChallenge(queryClient);
    };
    const begun = serverClock.now();
    // Worked out when it is first compared: the first look at a zone costs a slow phone a tenth of a second.
    let stretch: string | undefined;
    const lookAtClock = () => {
      stretch ??= stretchOfDay(zone, begun);
      const shown = stretchOfDay(zone, serverClock.now());
      if (shown === stretch) return false;
      stretch = shown;
      refresh();
      return true;
    };
    const comeBack = () => {
      if (document.visibilityState === 'hidden' || lookAtClock()) return;
      // A page that does not show the day asks for what is out of date by itself. What the event before this one asked for
      // may still be under way: asking again would begin it anew.
      const today = queryClient.getQueryCache().find({ queryKey: todayKey });
      if (!today?.isActive() || today.state.fetchStatus === 'fetching') return;
      if (Math.abs(Date.now() - today.state.dataUpdatedAt) > freshFor) refresh();
    };
    const looking = setInterval(lookAtClock, lookEvery);
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('focus', comeBack);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('focus', comeBack);
    };
  }, [zone, queryClient]);
  return times;
}

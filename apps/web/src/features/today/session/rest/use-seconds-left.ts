import { useEffect, useRef, useState } from 'react';
import { serverClock } from '../../../../platform/time/server-clock';
import { playTick } from '../../counting/counting-aids';
import { lastSeconds } from './rest-length';

/** How a rest ended. `late`: the page was hidden then, or noticed the end later. */
export type RestEnd = 'over' | 'late' | 'skipped';

/** If a rest ended longer ago than this, the page was asleep. */
const lateAfterMs = 2000;

/**
 * The whole seconds of a rest that are left. The last ones tick. A page that follows another one leaves the end of the
 * rest to that page.
 */
export function useSecondsLeft(endsAt: number, isFollowing: boolean, onEnd: (how: RestEnd) => void): number {
  const leftAt = (now: number) => Math.max(0, Math.ceil((endsAt - now) / 1000));
  const [secondsLeft, setSecondsLeft] = useState(() => leftAt(serverClock.now()));
  const latest = useRef({ isFollowing, onEnd });
  latest.current = { isFollowing, onEnd };
  const lastTicked = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the end of the rest alone
  useEffect(() => {
    let hasEndedUnseen = false;
    function update() {
      const now = serverClock.now();
      const next = leftAt(now);
      setSecondsLeft(next);
      const isHidden = document.visibilityState === 'hidden';
      if (next === 0) {
        hasEndedUnseen ||= isHidden;
        const isLate = hasEndedUnseen || now - endsAt > lateAfterMs;
        // A hidden page waits until it is seen: another page may go on with the session meanwhile.
        if (isHidden || (latest.current.isFollowing && !isLate)) return;
        clearInterval(timer);
        latest.current.onEnd(isLate ? 'late' : 'over');
      } else if (next <= lastSeconds && lastTicked.current !== next) {
        lastTicked.current = next;
        if (!isHidden) playTick();
      }
    }
    const timer = setInterval(update, 200);
    document.addEventListener('visibilitychange', update);
    update();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [endsAt]);
  return secondsLeft;
}

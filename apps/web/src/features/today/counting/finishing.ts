import { useEffect, useRef, useState } from 'react';

/** Reaching the target finishes the exercise after this time, unless the person counts on. */
export const finishesAfterMs = 5000;
/** After extra reps the screen asks after this time without a touch. */
export const asksAfterMs = 20_000;

type Count = { done: number; target: number; isOff: boolean };

/**
 * What happens at the target: the exercise finishes by itself, so that a day needs no press but its reps. An extra rep
 * ends that, and then the screen asks after a while whether the person is done.
 */
export function useFinishing({ done, target, isOff }: Count, onFinish: () => void) {
  const [asks, setAsks] = useState(false);
  const [round, setRound] = useState(0);
  const latest = useRef(onFinish);
  latest.current = onFinish;
  const state = isOff || done < target ? 'no' : done === target ? 'by-itself' : 'asks';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every rep and every correction starts it anew
  useEffect(() => {
    setAsks(false);
    if (state === 'no') return;
    const timer =
      state === 'by-itself'
        ? setTimeout(() => latest.current(), finishesAfterMs)
        : setTimeout(setAsks, asksAfterMs, true);
    return () => clearTimeout(timer);
  }, [state, done, round]);
  return {
    asks,
    byItselfIn: state === 'by-itself' ? finishesAfterMs : undefined,
    restart: () => setRound(round + 1),
  };
}

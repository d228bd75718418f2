import { useEffect, useRef, useState } from 'react';

/** Reaching the target finishes the exercise after this time, unless the person counts on. */
const finishesAfterMs = 5000;
/** After extra reps the screen asks whether the person is done, after this time without a touch. */
const asksAfterMs = 20_000;

/** `isOff`: counting is paused or covered, so nothing happens at the target. */
type Progress = { done: number; target: number; isOff: boolean };

/** What happens next if nothing is touched. */
function nextStep({ done, target, isOff }: Progress): 'nothing' | 'finish' | 'question' {
  if (isOff || done < target) return 'nothing';
  return done === target ? 'finish' : 'question';
}

/**
 * What happens at the target: the exercise finishes without a press, so that a day needs no press but its reps. An
 * extra rep ends that, and then the screen asks after a while whether the person is done.
 */
export function useAutoFinish({ done, target, isOff }: Progress, onFinish: () => void) {
  const [asksIfDone, setAsksIfDone] = useState(false);
  const [corrections, setCorrections] = useState(0);
  const latest = useRef(onFinish);
  latest.current = onFinish;
  const next = nextStep({ done, target, isOff });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every rep and every correction restarts the timer
  useEffect(() => {
    setAsksIfDone(false);
    if (next === 'nothing') return;
    const timer =
      next === 'finish'
        ? setTimeout(() => latest.current(), finishesAfterMs)
        : setTimeout(() => setAsksIfDone(true), asksAfterMs);
    return () => clearTimeout(timer);
  }, [next, done, corrections]);
  return {
    /** Extra reps were counted, then nothing for a while: the screen asks whether the person is done. */
    asksIfDone,
    /** Undefined if the exercise waits for the person. */
    finishesInMs: next === 'finish' ? finishesAfterMs : undefined,
    /** Called when a rep was taken back. */
    restart: () => setCorrections(corrections + 1),
  };
}

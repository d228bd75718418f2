import { useEffect, useState } from 'react';

/** How the stop button is being pressed. A press that is too short gets an answer for a moment. */
export type StopPress = 'holding' | 'tooShort' | undefined;

/** Longer than a chin rests on the phone at the bottom of a push-up. */
export const holdMs = 600;
/** How long the answer to a press that is too short stays. */
const answerMs = 2000;

export function useStopPress() {
  const [stopPress, setStopPress] = useState<StopPress>();
  useEffect(() => {
    if (stopPress !== 'tooShort') return;
    const timer = setTimeout(() => setStopPress(undefined), answerMs);
    return () => clearTimeout(timer);
  }, [stopPress]);
  return [stopPress, setStopPress] as const;
}

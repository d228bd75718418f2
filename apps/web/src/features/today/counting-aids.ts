import { useEffect, useRef } from 'react';
import { sound } from '../../platform/sound';

export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Says it now: a count that waits for the one before it is behind the reps. */
export function speak(words: string): void {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = document.documentElement.lang;
  speechSynthesis.speak(utterance);
}

/** Where there is no sound, the square that crosses is seen. */
export const tick = (): void => sound({ frequency: 1000, seconds: 0.05, volume: 0.3 });

/** Calls so many times a minute while it runs, the first time after one beat. */
export function useBeat(isRunning: boolean, perMinute: number, onBeat: (at: number) => void): void {
  const latest = useRef(onBeat);
  latest.current = onBeat;
  useEffect(() => {
    if (!isRunning) return;
    const beating = setInterval(() => latest.current(performance.now()), 60_000 / perMinute);
    return () => clearInterval(beating);
  }, [isRunning, perMinute]);
}

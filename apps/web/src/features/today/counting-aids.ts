import { useEffect, useRef } from 'react';
import { sound, wakeSound } from '../../platform/sound';
import { wakeSpeech } from '../../platform/speech';
import type { PaceKind } from './pace';

/** Where there is no sound, the square that crosses is seen. */
export const tick = (): void => sound({ frequency: 1000, seconds: 0.05, volume: 0.3 });

/** In the press after which a beat is to be heard: iOS keeps silent about what no press has begun. */
export function wake(kind: PaceKind): void {
  if (kind === 'metronome') wakeSound();
  if (kind === 'voice') wakeSpeech();
}

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

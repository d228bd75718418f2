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

/**
 * Calls so many times a minute while it runs, the first time after one beat. Out of sight it is neither seen nor, on most
 * phones, heard: whoever is counted by it is not doing anything.
 */
export function useBeat(
  isRunning: boolean,
  perMinute: number,
  onBeat: (at: number) => void,
  onHidden: () => void,
): void {
  const latest = useRef({ onBeat, onHidden });
  latest.current = { onBeat, onHidden };
  useEffect(() => {
    if (!isRunning) return;
    const beating = setInterval(() => latest.current.onBeat(performance.now()), 60_000 / perMinute);
    const hide = () => document.visibilityState === 'hidden' && latest.current.onHidden();
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(beating);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isRunning, perMinute]);
}

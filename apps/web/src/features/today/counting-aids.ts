import { useEffect, useRef } from 'react';
import { sound } from '../../platform/sound';

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

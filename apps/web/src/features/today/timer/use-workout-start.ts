import { useRef } from 'react';
import { serverClock } from '../../../platform/time/server-clock';
import { isDateOver } from './date-over';
import type { WorkoutTimer } from './workout-timer';

/**
 * When the workout on this page began. A page that was left open begins another one on the next date, unless the timer
 * runs or the person did something since (`recordActivity`).
 */
export function useWorkoutStart(
  zone: string,
  timer: WorkoutTimer | undefined,
): [startedAt: number, recordActivity: () => void] {
  const now = serverClock.now();
  const startedAt = useRef(now);
  const activeAt = useRef(now);
  if (timer?.state !== 'running' && isDateOver(zone, activeAt.current, now)) {
    startedAt.current = now;
    activeAt.current = now;
  }
  const recordActivity = () => {
    activeAt.current = serverClock.now();
  };
  return [startedAt.current, recordActivity];
}

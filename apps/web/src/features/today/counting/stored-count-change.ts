import type { ExerciseId } from '@hundred/domain/days/exercises';
import { useEffect, useRef } from 'react';
import { serverClock } from '../../../platform/time/server-clock';
import { usePersonAndZone } from '../person-and-zone';
import type { RepCount } from './rep-count';
import { readCount } from './stored-count';

type CurrentCount = { exercise: ExerciseId; target: number; count: RepCount };

/**
 * Adopts reps that another page of this device has counted meanwhile, in another tab or before this page was restored.
 * A lower count is ignored, because storage may have been full and no rep may be lost here.
 */
export function useStoredCountChange(
  { exercise, target, count }: CurrentCount,
  onRead: (count: RepCount) => void,
): void {
  const { uid, zone } = usePersonAndZone();
  const read = useRef(() => {});
  read.current = () => {
    const stored = readCount(uid, exercise, target, serverClock.now(), zone);
    if (stored.done > count.done) onRead(stored);
  };
  useEffect(() => {
    const update = () => read.current();
    update();
    addEventListener('storage', update);
    addEventListener('pageshow', update);
    return () => {
      removeEventListener('storage', update);
      removeEventListener('pageshow', update);
    };
  }, []);
}

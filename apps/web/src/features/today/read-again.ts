import type { ExerciseId } from '@hundred/domain/days/exercises';
import { useEffect, useRef } from 'react';
import { serverClock } from '../../platform/server-clock';
import { useAccount } from './account';
import { readCount } from './kept-count';
import type { RepCount } from './rep-count';

type Counted = { exercise: ExerciseId; target: number; count: RepCount };

/**
 * Takes up what another page of this device has counted meanwhile: in another tab, or before somebody came back to this
 * one, as it was left. Fewer reps are no news: a device may have no room to keep them, and none are to be lost here.
 */
export function useReadAgain({ exercise, target, count }: Counted, onRead: (count: RepCount) => void): void {
  const { uid, zone } = useAccount();
  const read = useRef(() => {});
  read.current = () => {
    const kept = readCount(uid, exercise, target, serverClock.now(), zone);
    if (kept.done > count.done) onRead(kept);
  };
  useEffect(() => {
    const look = () => read.current();
    look();
    addEventListener('storage', look);
    addEventListener('pageshow', look);
    return () => {
      removeEventListener('storage', look);
      removeEventListener('pageshow', look);
    };
  }, []);
}

import type { ExerciseId } from '@hundred/domain/days/exercises';
import { useState } from 'react';
import { keepValue, readKept } from '../../platform/kept-value';
import { noReps, type RepCount } from './rep-count';

/** A workout over midnight is one workout; what was counted half a day ago is another. */
const keptFor = 6 * 3_600_000;

const keyOf = (uid: string, exercise: ExerciseId) => `hundred:counted:${uid}:${exercise}`;

type Kept = { done: number; target: number; at: number };

/** The reps counted so far, kept on the device: a reload, or a phone that needed the room, takes none away. */
export function useKeptCount(
  uid: string,
  exercise: ExerciseId,
  target: number,
): [RepCount, (count: RepCount) => void] {
  const [count, setCount] = useState(() => readCount(uid, exercise, target, Date.now()));
  function change(next: RepCount) {
    keepCount(uid, exercise, { done: next.done, target, at: Date.now() });
    setCount(next);
  }
  return [count, change];
}

export function readCount(uid: string, exercise: ExerciseId, target: number, now: number): RepCount {
  const kept = readKept(keyOf(uid, exercise)) as Kept | null;
  const isOfThisWorkout = kept?.target === target && Math.abs(now - kept.at) < keptFor;
  return isOfThisWorkout ? { ...noReps, done: kept.done } : noReps;
}

/** None counted is nothing to keep, and so is what has been completed. */
export function keepCount(uid: string, exercise: ExerciseId, kept: Kept | undefined): void {
  keepValue(keyOf(uid, exercise), kept?.done ? kept : undefined);
}

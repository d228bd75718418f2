import type { Today } from '@hundred/contract/today';
import { type ExerciseId, eachExercise, exerciseIds } from '@hundred/domain/days/exercises';
import { type MovementId, movements } from '@hundred/domain/movements/movements';
import { useState } from 'react';
import { keepValue, readKept } from '../../platform/kept-value';
import { serverClock } from '../../platform/server-clock';

/** Other movements than the day asks for, chosen for one date. */
type Swaps = { [Id in ExerciseId]?: MovementId | undefined };

/** `until`: the end of the date, in epoch milliseconds. `free`: chosen without Premium, which takes none to do. */
type Kept = { day: number; until: number; swaps: Swaps; free?: boolean | undefined };

const keyOf = (uid: string) => `hundred:swaps:${uid}`;

const none: Kept = { day: 0, until: 0, swaps: {} };

/** The day with what was chosen. What is done stays what it was done as. */
export function withSwaps(today: Today, swaps: Swaps): Today {
  const exercises = eachExercise((id) => {
    const exercise = today.exercises[id];
    const movement = swaps[id];
    return movement && !exercise.completed
      ? { ...exercise, movement, name: movements[movement].name }
      : exercise;
  });
  return { ...today, exercises };
}

export type Swap = (exercise: ExerciseId, movement: MovementId | undefined, until: number) => void;

/**
 * Kept on the device until the date is over, or its day is another: a reload forgets nothing. Where swapping is locked by
 * now, what was chosen while it was open is left aside: completing it would be refused.
 */
export function useKeptSwaps(uid: string, day: number, isLocked = false): [Swaps, Swap] {
  const [kept, setKept] = useState(() => readSwaps(uid));
  const isOfNow = kept.day === day && serverClock.now() < kept.until;
  const swaps = isOfNow && (!isLocked || kept.free) ? kept.swaps : none.swaps;
  const swap: Swap = (exercise, movement, until) => {
    const next = { day, until, swaps: { ...swaps, [exercise]: movement }, free: isLocked };
    setKept(next);
    keepValue(keyOf(uid), next);
  };
  return [swaps, swap];
}

/** Of whatever version of the page: a movement that is not known, or belongs elsewhere, is none. */
export function readSwaps(uid: string): Kept {
  const kept = { ...none, ...(readKept(keyOf(uid)) as Kept | null) };
  const swaps: Swaps = Object(kept.swaps);
  const known = exerciseIds.filter((id) => movements[swaps[id] as MovementId]?.slot === id);
  return { ...kept, swaps: Object.fromEntries(known.map((id) => [id, swaps[id]])) };
}

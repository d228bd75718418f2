import type { Today } from '@hundred/contract/today';
import { type ExerciseId, eachExercise, exerciseIds } from '@hundred/domain/days/exercises';
import { type MovementId, movements } from '@hundred/domain/movements/movements';
import { useState } from 'react';
import { readStoredFields } from '../../../platform/storage/stored-fields';
import { storeValue } from '../../../platform/storage/stored-value';
import { serverClock } from '../../../platform/time/server-clock';

/** Movements that replace those of the day, chosen for one date. */
export type Swaps = { [Id in ExerciseId]?: MovementId | undefined };

/**
 * `until` is the end of the date in epoch milliseconds. `free` marks a swap chosen without Premium, which needs none to
 * complete.
 */
type StoredSwaps = { day: number; until: number; swaps: Swaps; free?: boolean | undefined };

const keyOf = (uid: string) => `hundred:swaps:${uid}`;

const noSwaps: StoredSwaps = { day: 0, until: 0, swaps: {} };

/** Applies the swaps to the day. A completed exercise keeps its movement. */
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

type StoreSwap = (exercise: ExerciseId, movement: MovementId | undefined, until: number) => void;

/**
 * The swaps, stored on the device until the date is over or the day number changes. If swapping is locked by now, swaps
 * chosen while it was unlocked are ignored, because completing them would be refused.
 */
export function useStoredSwaps(uid: string, day: number, isLocked = false): [Swaps, StoreSwap] {
  const [stored, setStored] = useState(() => readSwaps(uid));
  const isOfThisDay = stored.day === day && serverClock.now() < stored.until;
  const swaps = isOfThisDay && (!isLocked || stored.free) ? stored.swaps : noSwaps.swaps;
  const storeSwap: StoreSwap = (exercise, movement, until) => {
    const next = { day, until, swaps: { ...swaps, [exercise]: movement }, free: isLocked };
    setStored(next);
    storeValue(keyOf(uid), next);
  };
  return [swaps, storeSwap];
}

/** Reads what any version of the page has stored. Drops a movement that is unknown or belongs to another exercise. */
export function readSwaps(uid: string): StoredSwaps {
  const stored = readStoredFields(keyOf(uid), { day: 'number', until: 'number', swaps: 'object' });
  if (!stored) return noSwaps;
  const { day, until, free } = stored;
  const swaps: Swaps = stored.swaps;
  const validIds = exerciseIds.filter((id) => movements[swaps[id] as MovementId]?.slot === id);
  return {
    day,
    until,
    swaps: Object.fromEntries(validIds.map((id) => [id, swaps[id]])),
    free: free === true,
  };
}

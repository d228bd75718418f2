import type { Today } from '@hundred/contract/today';
import { type ExerciseId, exerciseIds } from '@hundred/domain/days/exercises';
import { serverClock } from '../../../platform/time/server-clock';
import { countedAmount } from '../counting/counted-amount';
import { readStoredCount } from '../counting/stored-count';
import { movementOf } from '../day/day-state';

/** The exercise with which today's session continues, and how much of it is counted. */
export type CurrentExercise = { id: ExerciseId; name: string; done: number; target: number };

/** The open exercise of which reps were counted last; the first open one if none were. */
export function currentExercise(today: Today, uid: string, zone: string): CurrentExercise | undefined {
  const now = serverClock.now();
  const openExercises = exerciseIds.flatMap((id) => {
    const { completed, name, target: reps } = today.exercises[id];
    if (completed) return [];
    const { target } = countedAmount(movementOf(today, id), reps);
    const { done = 0, at = 0 } = readStoredCount(uid, id, target, now, zone) ?? {};
    return { id, name, target, done, at };
  });
  return openExercises.toSorted((one, other) => other.at - one.at)[0];
}

import type { Today } from '@hundred/contract/today';
import { type ExerciseId, eachExercise, exerciseNames } from '@hundred/domain/days/exercises';
import { standardMovement } from '@hundred/domain/programs/program';

/** An open Day 5 for tests, with the given exercises completed at the given instants. */
export function daySample(
  done: Partial<Record<ExerciseId, string>> = {},
  changes: Partial<Today> = {},
): Today {
  /** Day 5 asks for 14 reps of each exercise. */
  const target = 14;
  const exercises = eachExercise((id) => ({
    movement: standardMovement(null, id),
    name: exerciseNames[id],
    target,
    completed: done[id] !== undefined,
    completedAt: done[id] ?? null,
    reps: done[id] === undefined ? 0 : target,
    timeSeconds: done[id] === undefined ? null : 0,
  }));
  return {
    dayNumber: 5,
    targetReps: target,
    currentStreak: 4,
    allCompleted: false,
    isCenturyClub: false,
    path: null,
    exercises,
    restDaysLeft: 3,
    restDaysUsed: 0,
    isRestDay: false,
    isScheduledRest: false,
    plan: null,
    ownDays: 0,
    toRate: null,
    finished: false,
    opensOn: null,
    ...changes,
  };
}

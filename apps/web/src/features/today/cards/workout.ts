import type { Today } from '@hundred/contract/today';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import type { MovementId } from '@hundred/domain/movements/movements';
import { usePersonAndZone } from '../person-and-zone';
import { useWorkoutTimer, type WorkoutTimer } from '../timer/workout-timer';
import { type Celebration, useCompleteExercise } from './complete-exercise';

/** What the cards of a day need to complete exercises. */
export type Workout = {
  timer: WorkoutTimer;
  /** Pressed, but not shown as done yet. */
  busyExercises: readonly ExerciseId[];
  /** Without reps the target counts, without a movement that of the day. */
  onComplete: (
    exercise: ExerciseId,
    actualReps: number | undefined,
    movement: MovementId | undefined,
  ) => void;
};

/** The workout of today. `celebrate` is called after every completed exercise. */
export function useWorkout(today: Today, celebrate: (celebration: Celebration) => void): Workout {
  const { uid } = usePersonAndZone();
  const timer = useWorkoutTimer(today, uid);
  const { complete, busyExercises } = useCompleteExercise(celebrate);
  return {
    timer,
    busyExercises,
    onComplete: (exercise, actualReps, movement) =>
      complete({ exercise, actualReps, movement, timeSeconds: timer.read() }),
  };
}

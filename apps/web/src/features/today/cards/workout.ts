import type { ExerciseId } from '@hundred/domain/days/exercises';
import type { MovementId } from '@hundred/domain/movements/movements';
import type { WorkoutTimer } from '../timer/workout-timer';

/** What the cards of a day need to complete exercises. */
export type Workout = {
  timer: WorkoutTimer;
  /** Pressed, but not shown as done yet. */
  busy: readonly ExerciseId[];
  /** Without reps the target counts; without a movement the one of the day. */
  onComplete: (
    exercise: ExerciseId,
    actualReps: number | undefined,
    movement: MovementId | undefined,
  ) => void;
};

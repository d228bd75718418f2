import type { ExerciseId } from '@hundred/domain/days/exercises';
import type { MovementId } from '@hundred/domain/movements/movements';
import type { WorkoutTimer } from './workout-timer';

/** What the cards of a day need to be worked with. */
export type Workout = {
  timer: WorkoutTimer;
  /** Pressed, and not shown as done yet. */
  busy: readonly ExerciseId[];
  /** Without reps the target is meant; without a movement the one that the day asks for. */
  onComplete: (
    exercise: ExerciseId,
    actualReps: number | undefined,
    movement: MovementId | undefined,
  ) => void;
};

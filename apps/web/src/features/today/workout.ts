import type { ExerciseId } from '@hundred/domain/days/exercises';
import type { WorkoutTimer } from './workout-timer';

/** What the cards of a day need to be worked with. */
export type Workout = {
  timer: WorkoutTimer;
  /** Pressed, and not shown as done yet. */
  busy: readonly ExerciseId[];
  /** Without reps the target is meant. */
  onComplete: (exercise: ExerciseId, actualReps: number | undefined) => void;
};

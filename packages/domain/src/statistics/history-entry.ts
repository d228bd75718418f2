import type { DateStatus } from '../challenge/state/state';
import { type ExerciseId, exerciseIds } from '../days/exercises';

export type ExerciseOfDay = {
  readonly target: number;
  readonly reps: number;
  readonly completed: boolean;
};

/** One date of a run, as the progress history gives it: what the charts are drawn from. */
export type HistoryEntry = {
  readonly date: string;
  readonly dayNumber: number;
  readonly status: DateStatus;
  /** The push-up figure of the day. */
  readonly targetReps: number;
  /** The sum of the three. */
  readonly totalRepsCompleted: number;
  readonly exercises: Readonly<Record<ExerciseId, ExerciseOfDay>>;
};

export type TimedEntry = HistoryEntry & {
  readonly exercises: Readonly<Record<ExerciseId, { readonly timeSeconds: number | null }>>;
};

/** All three together, so that it compares with `totalRepsCompleted`. */
export function targetOfAllThree({ exercises }: Pick<HistoryEntry, 'exercises'>): number {
  return exerciseIds.reduce((sum, id) => sum + exercises[id].target, 0);
}

import type { DateStatus } from '../challenge/state/state';
import { type ExerciseId, exerciseIds } from '../days/exercises';

export type ExerciseOfDay = {
  readonly target: number;
  readonly reps: number;
  readonly completed: boolean;
};

/** One date of a run in the progress history, from which the charts are drawn. */
export type HistoryDay = {
  readonly date: string;
  readonly dayNumber: number;
  readonly status: DateStatus;
  /** The push-up target of the day. */
  readonly targetReps: number;
  /** The reps of all three exercises. */
  readonly totalRepsCompleted: number;
  readonly exercises: Readonly<Record<ExerciseId, ExerciseOfDay>>;
};

export type TimedEntry = HistoryDay & {
  readonly exercises: Readonly<Record<ExerciseId, { readonly timeSeconds: number | null }>>;
};

/** For the last entry of a history, which is today's: whether the day is not complete yet. */
export const isUnfinished = ({ status }: Pick<HistoryDay, 'status'>): boolean =>
  status === 'open' || status === 'partial';

/** The sum of the three, to compare with `totalRepsCompleted`. */
export function targetOfAllThree({ exercises }: Pick<HistoryDay, 'exercises'>): number {
  return exerciseIds.reduce((sum, id) => sum + exercises[id].target, 0);
}

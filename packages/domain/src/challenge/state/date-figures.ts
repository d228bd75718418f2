import { type ExerciseId, exerciseIds } from '../../days/exercises';
import { longestTime } from '../../days/longest-time';
import { isPlausibleTime } from '../../days/plausible-time';
import { longestTimedDay } from '../facts/limits';
import type { DateRecord, DateStatus } from './state';

interface TimedDate {
  status: DateStatus;
  exercises: Readonly<Record<ExerciseId, { readonly reps: number; readonly timeSeconds: number | null }>>;
}

/** The reps of all three exercises of a date. */
export const repsOn = ({ exercises }: Pick<TimedDate, 'exercises'>): number =>
  exerciseIds.reduce((sum, id) => sum + exercises[id].reps, 0);

/**
 * The reps beyond the targets of the day. The badge `extra_mile` counts fewer of a day with an easier plan: see `addReps`
 * in `fold/completed-date.ts`.
 */
export const extraRepsOn = ({ exercises }: DateRecord): number =>
  exerciseIds.reduce((sum, id) => sum + extraRepsOf(exercises[id]), 0);

export const extraRepsOf = ({ completed, reps, target }: DateRecord['exercises'][ExerciseId]): number =>
  completed ? Math.max(0, reps - target) : 0;

/** The instant of the last exercise of a date; 0 without any. */
export const lastDoneAt = ({ exercises }: DateRecord): number =>
  Math.max(...exerciseIds.map((id) => exercises[id].completedAt ?? 0));

/** The time of the workout of a completed date; null if the timer did not run or was forgotten. */
export function workoutSecondsOn(date: TimedDate): number | null {
  const seconds = date.status === 'complete' ? longestTime(date.exercises) : null;
  return isPlausibleTime(seconds, repsOn(date)) && seconds <= longestTimedDay ? seconds : null;
}

import type { DateExercise, DateRecord, History } from '../challenge/state/state';
import { eachExercise, exerciseIds } from '../days/exercises';

/** One date of a run as the progress history lists it and the charts draw it. */
export type ProgressEntry = ReturnType<typeof entryOf>;

/** Every date of one run, from its first to today or to its finish, rest and missed dates included. */
export function progressHistory(history: History, run: number): ProgressEntry[] {
  return history.dates.filter((record) => record.run === run).map(entryOf);
}

/** Field by field: copies of whole records took nine tenths of the time that the answer takes to make. */
function entryOf({ date, status, dayNumber, streak, usedRestDay, scheduled, exercises }: DateRecord) {
  const entry = {
    date,
    status,
    dayNumber: dayNumber ?? 1,
    /** The push-up figure. */
    targetReps: exercises.pushups.target,
    /** The sum of the three. */
    totalRepsCompleted: exerciseIds.reduce((sum, id) => sum + exercises[id].reps, 0),
    streak,
    allCompleted: status === 'complete',
    usedRestDay,
    exercises: eachExercise((id) => exerciseOf(exercises[id])),
  };
  return scheduled ? { ...entry, scheduled } : entry;
}

function exerciseOf({ completed, reps, target, timeSeconds }: DateExercise) {
  return { completed, reps, target, timeSeconds };
}

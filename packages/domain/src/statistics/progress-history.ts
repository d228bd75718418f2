import { repsOn } from '../challenge/state/date-figures';
import type { DateExercise, DateRecord, History } from '../challenge/state/state';
import { eachExercise } from '../days/exercises';

/** One date of a run in the progress history and the charts. */
export type ProgressEntry = ReturnType<typeof entryOf>;

/** Every date of one run, from its first to today or its finish, including rest and missed dates. */
export function progressHistory(history: History, runIndex: number): ProgressEntry[] {
  return history.dates.filter((record) => record.run === runIndex).map(entryOf);
}

/** Copies field by field, because copies of whole records took nine tenths of the time of the answer. */
function entryOf({ date, status, dayNumber, streak, usedRestDay, scheduled, exercises }: DateRecord) {
  const entry = {
    date,
    status,
    dayNumber: dayNumber ?? 1,
    /** The push-up target. */
    targetReps: exercises.pushups.target,
    /** The reps of all three exercises. */
    totalRepsCompleted: repsOn({ exercises }),
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

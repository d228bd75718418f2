import { exerciseIds } from '../days/exercises';
import type { DateRecord, History } from '../runs/state';

/** One date of a run as the progress history lists it and the charts draw it. */
export interface ProgressEntry extends DateRecord {
  dayNumber: number;
  /** The push-up figure. */
  targetReps: number;
  /** The sum of the three. */
  totalRepsCompleted: number;
  allCompleted: boolean;
}

/** Every date of one run, from its first to today or to its finish, rest and missed dates included. */
export function progressHistory(history: History, run: number): ProgressEntry[] {
  return history.dates
    .filter((record) => record.run === run)
    .map((record) => ({
      ...record,
      dayNumber: record.dayNumber ?? 1,
      targetReps: record.exercises.pushups.target,
      totalRepsCompleted: exerciseIds.reduce((sum, id) => sum + record.exercises[id].reps, 0),
      allCompleted: record.status === 'complete',
    }));
}

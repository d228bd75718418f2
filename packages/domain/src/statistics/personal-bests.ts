import { longestTime } from '../days/longest-time';
import { isPlausibleTime } from '../days/plausible-time';
import type { TimedEntry } from './history-entry';
import { weeksOf } from './weekly-groups';

export interface PersonalBests {
  /** The most reps on one date. */
  day: { reps: number; dayNumber: number; date: string } | null;
  /** The most reps in one of the run's weeks. */
  week: { reps: number; days: number; from: string; to: string } | null;
  /** The shortest time for a whole day. */
  fastest: { seconds: number; dayNumber: number; date: string } | null;
}

/** The bests of one run, from its whole history; the first of equal ones counts. Null if there is none yet. */
export function personalBests(history: readonly TimedEntry[]): PersonalBests {
  const completedDates = history.filter(({ status }) => status === 'complete');
  const day = best(
    history.filter(({ totalRepsCompleted }) => totalRepsCompleted > 0),
    ({ totalRepsCompleted }) => totalRepsCompleted,
  );
  const fastest = best(
    completedDates.flatMap((entry) => {
      const seconds = longestTime(entry.exercises);
      return isPlausibleTime(seconds, entry.totalRepsCompleted)
        ? { seconds, dayNumber: entry.dayNumber, date: entry.date }
        : [];
    }),
    ({ seconds }) => -seconds,
  );
  const week = best(
    weeksOf(history).filter(({ totalReps }) => totalReps > 0),
    ({ totalReps }) => totalReps,
  );
  return {
    day: day ? { reps: day.totalRepsCompleted, dayNumber: day.dayNumber, date: day.date } : null,
    week: week ? { reps: week.totalReps, days: week.daysCompleted, from: week.from, to: week.to } : null,
    fastest: fastest ?? null,
  };
}

function best<Value>(values: readonly Value[], worth: (value: Value) => number): Value | undefined {
  return values.reduce<Value | undefined>(
    (bestSoFar, value) => (bestSoFar === undefined || worth(value) > worth(bestSoFar) ? value : bestSoFar),
    undefined,
  );
}

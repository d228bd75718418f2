import { repsOn } from '../challenge/state/date-figures';
import type { DateRecord, History } from '../challenge/state/state';

/** A run up to the date on which the compared day was completed, in numbers of reps and dates. */
export interface RunSoFar {
  reps: number;
  /** The dates it took, including the last one. */
  dates: number;
  rests: number;
  missed: number;
}

export interface RunAgainstRun {
  /** The last day that both completed. */
  day: number;
  run: RunSoFar;
  earlier: RunSoFar;
}

/** Compares two runs on the last day that both reached; null if one has completed none. */
export function runAgainstRun(
  { runs, dates }: History,
  runIndex: number,
  earlierIndex: number,
): RunAgainstRun | null {
  const day = Math.min(runs[runIndex]?.daysCompleted ?? 0, runs[earlierIndex]?.daysCompleted ?? 0);
  if (day === 0) return null;
  const upToDay = (index: number) =>
    sumUpTo(
      day,
      dates.filter((record) => record.run === index),
    );
  return { day, run: upToDay(runIndex), earlier: upToDay(earlierIndex) };
}

function sumUpTo(day: number, dates: readonly DateRecord[]): RunSoFar {
  const sum: RunSoFar = { reps: 0, dates: 0, rests: 0, missed: 0 };
  let completedCount = 0;
  for (const record of dates) {
    sum.dates += 1;
    sum.reps += repsOn(record);
    if (record.status === 'rest') sum.rests += 1;
    else if (record.status === 'complete') completedCount += 1;
    // Missed or partial. An open date is today's, which comes after every completed day.
    else sum.missed += 1;
    if (completedCount === day) break;
  }
  return sum;
}

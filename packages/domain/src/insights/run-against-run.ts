import type { DateRecord, History } from '../challenge/state/state';
import { exerciseIds } from '../days/exercises';

/** A run up to a number of completed days. */
export interface RunSoFar {
  reps: number;
  /** The dates it took, including the one of that day. */
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
export function runAgainstRun({ runs, dates }: History, run: number, earlier: number): RunAgainstRun | null {
  const day = Math.min(runs[run]?.daysCompleted ?? 0, runs[earlier]?.daysCompleted ?? 0);
  if (day === 0) return null;
  const of = (index: number) =>
    soFar(
      dates.filter((record) => record.run === index),
      day,
    );
  return { day, run: of(run), earlier: of(earlier) };
}

function soFar(dates: readonly DateRecord[], day: number): RunSoFar {
  const sum: RunSoFar = { reps: 0, dates: 0, rests: 0, missed: 0 };
  let completed = 0;
  for (const { status, exercises } of dates) {
    sum.dates += 1;
    sum.reps += exerciseIds.reduce((reps, id) => reps + exercises[id].reps, 0);
    if (status === 'rest') sum.rests += 1;
    else if (status !== 'complete') sum.missed += 1;
    else completed += 1;
    if (completed === day) break;
  }
  return sum;
}

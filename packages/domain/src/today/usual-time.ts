import { workoutSecondsOn } from '../challenge/state/date-figures';
import type { TimedEntry } from '../statistics/history-entry';

/** The last timed days that are used. */
const daysUsed = 7;
/** Fewer timed days are not used, because one or two may have been timed only in part. */
const fewestDays = 3;
const usualSecondsPerRep = 5;
/** The shortest rest between two exercises that can be chosen, in seconds. */
const shortestRest = 30;

type DayAhead = {
  /** All exercises of the day. `secondsPerRep` is set for a movement that is held. */
  exercises: readonly { target: number; secondsPerRep?: number | undefined }[];
  /** How many of them are still open; all of them if absent. */
  open?: number;
  /** The rest between two exercises, in seconds. */
  rest?: number;
};

/**
 * The usual time of a day in minutes: the median of the last seven timed days, or a time by the reps and the rests if
 * there are fewer than three. If some exercises are done, the time of the open ones.
 */
export function usualMinutes(
  history: readonly TimedEntry[],
  { exercises, open = exercises.length, rest = shortestRest }: DayAhead,
): number {
  const times = history.flatMap((entry) => workoutSecondsOn(entry) ?? []).slice(-daysUsed);
  const work = exercises.reduce(
    (sum, one) => sum + one.target * (one.secondsPerRep ?? usualSecondsPerRep),
    0,
  );
  const estimate = work + rest * (exercises.length - 1);
  const seconds = times.length < fewestDays ? estimate : medianOf(times);
  return Math.max(1, Math.round((seconds * open) / exercises.length / 60));
}

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle]!;
  return sorted.length % 2 === 1 ? upper : (sorted[middle - 1]! + upper) / 2;
}

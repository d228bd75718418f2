import { longestTimedDay } from '@hundred/domain/challenge/facts/limits';
import { longestTime } from '@hundred/domain/days/longest-time';
import type { TimedEntry } from '@hundred/domain/statistics/history-entry';

const secondsPerRep = 5;
const timedDays = 7;

/** What an open exercise asks for. `secondsPerRep` is set for a movement that is held. */
type OpenExercise = { target: number; secondsPerRep?: number | undefined };

/**
 * How long a whole day takes, in seconds: the median of the last seven timed days, or five seconds a rep plus the rests.
 */
export function usualSeconds(
  history: readonly TimedEntry[] | undefined,
  exercises: readonly OpenExercise[],
  rest: number,
): number {
  const times = (history ?? [])
    .filter(({ status }) => status === 'complete')
    .map((entry) => longestTime(entry.exercises) ?? 0)
    .filter((seconds) => seconds > 0 && seconds <= longestTimedDay)
    .slice(-timedDays)
    .sort((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)];
  if (median !== undefined) return median;
  const working = exercises.reduce((sum, one) => sum + one.target * (one.secondsPerRep ?? secondsPerRep), 0);
  return working + rest * (exercises.length - 1);
}

/** The minutes of the exercises that are left. */
export const usualMinutes = (seconds: number, left: number, all: number): number =>
  Math.max(1, Math.round((seconds * left) / all / 60));

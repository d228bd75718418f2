import { longestTimedDay } from '../challenge/facts/limits';
import { longestTime } from '../days/longest-time';
import { isPlausibleTime } from '../days/plausible-time';
import type { TimedEntry } from '../statistics/history-entry';

const daysUsed = 7;
const secondsOfRep = 5;
/** Between the three exercises, in seconds. */
const rests = 2 * 30;

/** The usual time of a day in minutes: the median of the last seven timed days; by the reps if there is none. */
export function usualMinutes(history: readonly TimedEntry[], reps: number): number {
  const times = history
    .filter(({ status }) => status === 'complete')
    .flatMap(({ exercises, totalRepsCompleted }) => {
      const seconds = longestTime(exercises);
      return isPlausibleTime(seconds, totalRepsCompleted) && seconds <= longestTimedDay ? [seconds] : [];
    })
    .slice(-daysUsed)
    .sort((one, other) => one - other);
  const middle = times.length >> 1;
  const median =
    times.length % 2 === 1 ? times[middle] : ((times[middle - 1] ?? 0) + (times[middle] ?? 0)) / 2;
  return Math.max(1, Math.round((times.length > 0 ? (median ?? 0) : reps * secondsOfRep + rests) / 60));
}

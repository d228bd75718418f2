import { longestTimedDay } from '../challenge/facts/limits';
import { longestTime } from '../days/longest-time';
import type { TimedEntry } from './history-entry';

export interface RunTotals {
  reps: number;
  /** The sum over days with a time; null without any. A forgotten timer does not count. */
  seconds: number | null;
  /** The run's first date and its last. */
  first: string;
  last: string;
}

/** The totals of a run, from its whole history; undefined before it has a date. */
export function runTotals(history: readonly TimedEntry[]): RunTotals | undefined {
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last) return undefined;
  const times = history.flatMap(({ status, exercises }) => {
    const seconds = status === 'complete' ? longestTime(exercises) : null;
    return seconds !== null && seconds <= longestTimedDay ? [seconds] : [];
  });
  return {
    reps: history.reduce((sum, { totalRepsCompleted }) => sum + totalRepsCompleted, 0),
    seconds: times.length > 0 ? times.reduce((sum, seconds) => sum + seconds) : null,
    first: first.date,
    last: last.date,
  };
}

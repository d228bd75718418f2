import { programLength } from '../days/exercises';
import { type HistoryDay, isUnfinished, targetOfAllThree } from './history-entry';

export interface RepsOfDay {
  day: number;
  reps: number;
}

/** The reps of a run by its days, not its dates, so that rest and missed dates cannot make the drawn line fall. */
export interface RunStory {
  /** The completed days. */
  done: readonly RepsOfDay[];
  /** Today at its target while it is open. It is no part of the line. */
  open: RepsOfDay | null;
  /** What the plan asks from the next day to Day 100. */
  ahead: readonly RepsOfDay[];
  /** The last completed day, with its date. */
  latest: (RepsOfDay & { date: string }) | null;
  /** The reps of the last completed day over those of Day 1, in tenths; null if that is no progress worth a sentence. */
  factor: number | null;
}

/** Before this day the numbers are still too close to each other. */
const firstDayOfStory = 4;
const leastFactor = 1.1;

/** `targetOn` returns the sum of the three targets of a day to come. */
export function runStory(history: readonly HistoryDay[], targetOn: (day: number) => number): RunStory {
  const complete = history.filter(({ status }) => status === 'complete');
  const completedDays = complete.map(({ dayNumber, totalRepsCompleted }) => ({
    day: dayNumber,
    reps: totalRepsCompleted,
  }));
  const last = history.at(-1);
  const openDay = last && isUnfinished(last) ? { day: last.dayNumber, reps: targetOfAllThree(last) } : null;
  const latest = completedDays.at(-1);
  const next = (openDay?.day ?? latest?.day ?? 0) + 1;
  const ahead = Array.from({ length: Math.max(0, programLength + 1 - next) }, (_, index) => ({
    day: next + index,
    reps: targetOn(next + index),
  }));
  return {
    done: completedDays,
    open: openDay,
    ahead,
    latest: latest ? { ...latest, date: complete.at(-1)?.date ?? '' } : null,
    factor: (openDay?.day ?? next) < firstDayOfStory ? null : factorOf(completedDays[0], latest),
  };
}

function factorOf(first: RepsOfDay | undefined, latest: RepsOfDay | undefined): number | null {
  if (!first || !latest || first.reps === 0) return null;
  const factor = Math.floor((10 * latest.reps) / first.reps) / 10;
  return factor < leastFactor ? null : factor;
}

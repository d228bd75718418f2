import { programLength } from '../days/exercises';

interface Standing {
  dayNumber: number;
  /** The first date of a run that waits for tomorrow. */
  opensOn: string | null;
}

/** The day that a plan asks for first. Whoever has begun a day is taken to finish it. */
export function firstDayOfPlan({ dayNumber, opensOn }: Standing, isBegun: boolean): number {
  return isBegun && opensOn === null ? Math.min(dayNumber + 1, programLength) : dayNumber;
}

/** So many times what somebody did lately is far above it. */
const farAbove = 1.5;
const recentDays = 7;

export interface Usual {
  /** Of a day on average, rounded half up. */
  reps: number;
  /** Of so many days: seven, or all that there are. */
  days: number;
}

/** What the last completed days were worth; undefined before the first. */
export function usualReps(completedDays: readonly number[]): Usual | undefined {
  const recent = completedDays.slice(-recentDays);
  if (recent.length === 0) return undefined;
  const reps = Math.round(recent.reduce((sum, reps) => sum + reps, 0) / recent.length);
  return { reps, days: recent.length };
}

/** Whether the first day of a plan asks for far more than the last week did: worth a warning. */
export const isFarAbove = (reps: number, usual: Usual | undefined): boolean =>
  usual !== undefined && reps > farAbove * usual.reps;

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

/** What the last completed days were worth on average, rounded half up; undefined before the first. */
export function usualReps(completedDays: readonly number[]): number | undefined {
  const recent = completedDays.slice(-recentDays);
  if (recent.length === 0) return undefined;
  return Math.round(recent.reduce((sum, reps) => sum + reps, 0) / recent.length);
}

/** Whether the first day of a plan asks for far more than the last week did: worth a warning. */
export const isFarAbove = (reps: number, usual: number | undefined): boolean =>
  usual !== undefined && reps > farAbove * usual;

/** This multiple of the usual reps is far above them. */
const farAbove = 1.5;
const recentDays = 7;

export interface UsualReps {
  /** The average of a day, rounded half up. */
  reps: number;
  /** The number of days it is based on: seven, or all that there are. */
  days: number;
}

/** The average of the last completed days; undefined before the first. */
export function usualReps(repsOfDays: readonly number[]): UsualReps | undefined {
  const recent = repsOfDays.slice(-recentDays);
  if (recent.length === 0) return undefined;
  const sum = recent.reduce((total, reps) => total + reps, 0);
  return { reps: Math.round(sum / recent.length), days: recent.length };
}

/** Whether the first day of a plan has far more reps than the last week, which deserves a warning. */
export const isFarAbove = (reps: number, usual: UsualReps | undefined): boolean =>
  usual !== undefined && reps > farAbove * usual.reps;

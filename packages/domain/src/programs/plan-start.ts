import type { CivilDate } from '../days/civil-date';
import { programLength } from '../days/exercises';
import type { AdoptedPlan } from './plans-of-run';
import type { Plan } from './program';
import { hasSameExercises, lastPlanOf } from './read-plan';

interface PlanPosition {
  dayNumber: number;
  /** The first date of a run that waits for tomorrow. */
  opensOn: string | null;
}

/** The first day of a plan. A person who has begun a day is expected to finish it. */
export function firstDayOfPlan({ dayNumber, opensOn }: PlanPosition, hasBegun: boolean): number {
  return hasBegun && opensOn === null ? Math.min(dayNumber + 1, programLength) : dayNumber;
}

/**
 * The day from which the steps of a plan count that starts on a date. If the plan before that date has the same
 * exercises, its steps continue and no target falls. Choices that start on the same date are replaced, so they do not
 * matter.
 */
export function firstDayOfSteps(
  plans: readonly AdoptedPlan[] | undefined,
  exercises: Plan['exercises'],
  { firstDate, firstDay }: { firstDate: CivilDate; firstDay: number },
): number {
  const before = lastPlanOf({ plans: plans?.filter((earlier) => earlier.firstDate < firstDate) ?? [] });
  return before && hasSameExercises(before.plan.exercises, exercises) ? before.fromDay : firstDay;
}

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
export function usualReps(completedDays: readonly number[]): UsualReps | undefined {
  const recent = completedDays.slice(-recentDays);
  if (recent.length === 0) return undefined;
  const reps = Math.round(recent.reduce((sum, reps) => sum + reps, 0) / recent.length);
  return { reps, days: recent.length };
}

/** Whether the first day of a plan has far more reps than the last week, which deserves a warning. */
export const isFarAbove = (reps: number, usual: UsualReps | undefined): boolean =>
  usual !== undefined && reps > farAbove * usual.reps;

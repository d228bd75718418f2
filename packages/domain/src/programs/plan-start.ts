import type { CivilDate } from '../days/civil-date';
import { programLength } from '../days/exercises';
import type { AdoptedPlan } from './plans-of-run';
import type { Plan } from './program';
import { asksTheSame, lastPlanOf } from './read-plan';

interface Standing {
  dayNumber: number;
  /** The first date of a run that waits for tomorrow. */
  opensOn: string | null;
}

/** The day that a plan asks for first. Whoever has begun a day is taken to finish it. */
export function firstDayOfPlan({ dayNumber, opensOn }: Standing, isBegun: boolean): number {
  return isBegun && opensOn === null ? Math.min(dayNumber + 1, programLength) : dayNumber;
}

/**
 * The day from which the steps of a plan count that begins on a date. Where the plan before that date asks for the same,
 * its steps go on and no target falls. Choices that begin on that date as well are replaced, so they do not matter.
 */
export function stepsBegin(
  plans: readonly AdoptedPlan[] | undefined,
  exercises: Plan['exercises'],
  { firstDate, firstDay }: { firstDate: CivilDate; firstDay: number },
): number {
  const before = lastPlanOf({ plans: plans?.filter((earlier) => earlier.firstDate < firstDate) ?? [] });
  return before && asksTheSame(before.plan.exercises, exercises) ? before.fromDay : firstDay;
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

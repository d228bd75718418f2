import type { CivilDate } from '../days/civil-date';
import { programLength } from '../days/exercises';
import type { AdoptedPlan } from './plans-of-run';
import type { Plan } from './program';
import { hasSameExercises, lastPlanOf } from './read-plan';

/** The run in which a plan starts. */
interface PlanPosition {
  dayNumber: number;
  /** The first date of a run that waits for tomorrow; null for another run. */
  opensOn: string | null;
}

/**
 * The first day of a plan. A person who has begun a day is expected to finish it first. If the run waits for tomorrow,
 * today's exercises belong to the previous run.
 */
export function firstDayOfPlan({ dayNumber, opensOn }: PlanPosition, hasExerciseToday: boolean): number {
  return hasExerciseToday && opensOn === null ? Math.min(dayNumber + 1, programLength) : dayNumber;
}

/**
 * The day from which the steps count of a plan that starts on a date. If the plan in force before that date has the
 * same exercises, its steps continue, so that no target falls.
 */
export function firstDayOfSteps(
  plans: readonly AdoptedPlan[] | undefined,
  exercises: Plan['exercises'],
  { firstDate, firstDay }: { firstDate: CivilDate; firstDay: number },
): number {
  // An earlier choice with the same first date is replaced, so it does not count.
  const before = lastPlanOf({ plans: plans?.filter((earlier) => earlier.firstDate < firstDate) ?? [] });
  return before && hasSameExercises(before.plan.exercises, exercises) ? before.fromDay : firstDay;
}

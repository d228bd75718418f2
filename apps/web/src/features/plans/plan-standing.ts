import type { Today } from '@hundred/contract/today';
import { repsOn } from '@hundred/domain/challenge/state/date-figures';
import { addDays } from '@hundred/domain/days/civil-date';
import { type ExerciseId, eachExercise, exerciseIds } from '@hundred/domain/days/exercises';
import { movements } from '@hundred/domain/movements/movements';
import { firstDayOfPlan, firstDayOfSteps } from '@hundred/domain/programs/plan-start';
import type { AdoptedPlan } from '@hundred/domain/programs/plans-of-run';
import { type PlanBasis, type PlannedExercises, presets } from '@hundred/domain/programs/presets';
import { type ProgramInForce, standardMovement, standardProgram } from '@hundred/domain/programs/program';
import { type LastPlan, lastPlanOf } from '@hundred/domain/programs/read-plan';
import { type UsualReps, usualReps } from '@hundred/domain/programs/usual-reps';
import type { WholeHistory } from '../../challenge/history-views';
import { planOf } from './plan-draft';
import type { StartDay } from './text';

/** A completed day of the run. */
export interface CompletedRunDay {
  dayNumber: number;
  /** The targets it was completed against. */
  targets: Record<ExerciseId, number>;
}

/** The state of the run that a plan is made for. */
export interface PlanStanding extends PlanBasis {
  /** Whether another plan would start tomorrow: today is begun, or the run itself opens tomorrow. */
  wouldStartTomorrow: boolean;
  /** The names of the exercises without a plan. */
  names: Record<ExerciseId, string>;
  /** The plan adopted last, even if it starts tomorrow. Undefined once the person went back to standard. */
  current: LastPlan | undefined;
  /** Whether what was adopted last starts tomorrow: a plan, or standard again. */
  startsTomorrow: boolean;
  /** The last plan of a person who went back to standard. */
  formerPlan: LastPlan | undefined;
  /** Everything that was adopted in this run, the latest last. */
  plans: readonly AdoptedPlan[];
  /** The date on which another plan would start; empty before the first run. */
  firstDate: string;
  completedDays: readonly CompletedRunDay[];
  /** The mean reps of the last days, also of earlier runs: the body is used to them. Undefined before the first day. */
  usual: UsualReps | undefined;
}

/** Whether a plan that is adopted now starts tomorrow: an exercise is done today, or the run itself opens tomorrow. */
export const wouldPlanStartTomorrow = ({ opensOn, exercises }: Today): boolean =>
  opensOn !== null || exerciseIds.some((id) => exercises[id].completed);

/** Whether the plan adopted last starts tomorrow. */
export const doesPlanStartTomorrow = ({ plan }: Today, date: string): boolean =>
  plan !== null && plan.startsOn > date;

/** When a plan that is adopted now starts. */
export const startDayOf = (today: Today): StartDay => (wouldPlanStartTomorrow(today) ? 'tomorrow' : 'today');

/** The state of the present run, for a plan that is made today. */
export function planStanding(today: Today, { history, snapshot: { runs } }: WholeHistory): PlanStanding {
  const path = today.path ?? null;
  const wouldStartTomorrow = wouldPlanStartTomorrow(today);
  const { plans = [] } = runs.at(-1) ?? {};
  const date = history?.today ?? '';
  const current = lastPlanOf({ plans });
  const complete = history?.dates.filter(({ status }) => status === 'complete') ?? [];
  return {
    path,
    wouldStartTomorrow,
    fromDay: firstDayOfPlan(today, wouldStartTomorrow),
    names: eachExercise((id) => movements[standardMovement(path, id)].name),
    current,
    startsTomorrow: doesPlanStartTomorrow(today, date),
    formerPlan: current ? undefined : lastPlanOf({ plans: plans.filter(({ plan }) => plan !== null) }),
    plans,
    firstDate: wouldStartTomorrow && date ? addDays(date, 1) : date,
    completedDays: complete
      .filter(({ run }) => run === runs.length - 1)
      .map(({ dayNumber, exercises }) => ({
        // Never null here, because a completed date belongs to a run.
        dayNumber: dayNumber ?? 1,
        targets: eachExercise((id) => exercises[id].target),
      })),
    usual: usualReps(complete.map(repsOn)),
  };
}

/** The exercises that the days ask for without a change. */
export const exercisesNow = (standing: PlanStanding): PlannedExercises =>
  standing.current?.plan.exercises ?? presets.standard.exercises(standing);

/** The program that would be in force. Steps that the plan in use has too continue from where they started. */
export function programFor(
  { path, fromDay, current, plans, firstDate }: PlanStanding,
  exercises: PlannedExercises,
  { isUnchanged } = { isUnchanged: false },
): ProgramInForce {
  return {
    program: planOf(exercises),
    standard: standardProgram(path),
    fromDay: isUnchanged
      ? (current?.fromDay ?? fromDay)
      : firstDayOfSteps(plans, exercises, { firstDate, firstDay: fromDay }),
  };
}

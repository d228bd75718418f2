import { addDays, type CivilDate } from '../../days/civil-date';
import { entitlementOf } from '../../entitlements/entitlement';
import { can } from '../../entitlements/feature-tiers';
import { mostPlansOfDate, mostPlansOfRun } from '../../programs/plan-limits';
import { firstDayOfPlan, firstDayOfSteps } from '../../programs/plan-start';
import type { Plan } from '../../programs/program';
import { isPlan, readPlan } from '../../programs/read-plan';
import type { PlanAdopted } from '../facts/facts';
import type { RunRecord } from '../fold/run-record';
import { stateAt } from '../state/state-at';
import { type CommandResult, noFacts } from './command-result';
import type { DecisionInput } from './decision-input';
import { type Refusal, refusal } from './refusals';
import { nextInstant } from './run-opening';

/** Adopts a plan from today on, or from tomorrow on if an exercise was done today. */
export interface AdoptPlan {
  kind: 'adoptPlan';
  /** Null returns to the run's own program. */
  plan: Plan | null;
}

/**
 * Adopting the plan in force changes nothing, so that a request can be retried. Another plan for the same date replaces the
 * one before.
 */
export function adoptPlan(
  { snapshot }: DecisionInput,
  command: AdoptPlan,
  now: number,
): CommandResult | Refusal {
  const state = stateAt(snapshot, now);
  const run = state && snapshot.runs[state.runIndex];
  if (!run) return refusal('not_started');
  if (state.finished) return refusal('run_finished');
  const plan = command.plan && readPlan(command.plan);
  if (plan !== null && !isPlan(plan)) return { ...refusal('invalid_plan'), field: `plan.${plan.field}` };
  if (isSamePlan(state.plan?.plan ?? null, plan)) return noFacts;
  if (plan !== null && !can(entitlementOf(snapshot, now), 'custom-plans')) return refusal('premium_required');
  const { timezone, today: localDate } = state;
  const planRefusal = plan && refusalOfAnotherPlan(run, localDate);
  if (planRefusal) return planRefusal;
  const hasExerciseToday = snapshot.days.some(({ date }) => date === localDate);
  const firstDate = hasExerciseToday ? addDays(localDate, 1) : localDate;
  // If an exercise was done today, the plan starts with the next day number.
  const firstDay = firstDayOfPlan(state, hasExerciseToday);
  const fact: PlanAdopted = {
    kind: 'planAdopted',
    at: nextInstant(snapshot, now),
    timezone,
    localDate,
    firstDate,
    // Steps continue if the plan in force has the same exercises, so that no target falls.
    fromDay: plan ? firstDayOfSteps(run.plans, plan.exercises, { firstDate, firstDay }) : firstDay,
    plan,
  };
  return { facts: [fact], localDate };
}

/**
 * Refuses another plan if the run or today has too many. They are limited because the snapshot holds every plan of a run.
 * Returning to the run's own program is not limited.
 */
function refusalOfAnotherPlan({ plans = [] }: RunRecord, today: CivilDate): Refusal | null {
  const adoptedPlans = plans.filter(({ plan }) => plan !== null);
  if (adoptedPlans.length >= mostPlansOfRun) return refusal('too_many_plans');
  if (adoptedPlans.filter(({ localDate }) => localDate === today).length < mostPlansOfDate) return null;
  const message = `You chose ${mostPlansOfDate} plans today. You can choose another one tomorrow.`;
  return { ...refusal('too_many_plans'), message };
}

/** Compares the texts of both plans with their fields as `readPlan` orders them, because storage has its own order. */
function isSamePlan(stored: Plan | null, plan: Plan | null): boolean {
  return JSON.stringify(stored && readPlan(stored)) === JSON.stringify(plan);
}

import { addDays } from '../../days/civil-date';
import { entitlementOf } from '../../entitlements/entitlement';
import { can } from '../../entitlements/features';
import { mostPlansOfDate, mostPlansOfRun } from '../../programs/plan-limits';
import { firstDayOfPlan, stepsBegin } from '../../programs/plan-start';
import type { Plan } from '../../programs/program';
import { isPlan, readPlan } from '../../programs/read-plan';
import type { PlanAdopted } from '../facts/facts';
import type { RunRecord } from '../fold/run-record';
import { stateAt } from '../state/state-at';
import { type Answer, nothingNew } from './answer';
import type { AdoptPlan } from './commands';
import type { Source } from './place';
import { type Refusal, refusal } from './refusals';

/**
 * Asked again it changes nothing: a retried request adopts no second plan. Another plan on the same date replaces the one
 * before, since of two that begin on one date the later holds.
 */
export function adoptPlan({ snapshot }: Source, { plan: given }: AdoptPlan, now: number): Answer | Refusal {
  const state = stateAt(snapshot, now);
  const run = state && snapshot.runs[state.run];
  if (!run) return refusal('not_started');
  if (state.finished) return refusal('run_finished');
  const plan = given && readPlan(given);
  if (plan !== null && !isPlan(plan)) return { ...refusal('invalid_plan'), field: `plan.${plan.field}` };
  if (isSamePlan(state.plan?.plan ?? null, plan)) return nothingNew;
  if (plan !== null && !can(entitlementOf(snapshot, now), 'custom-plans')) return refusal('premium_required');
  const instant = Math.max(now, snapshot.lastAt + 1);
  const { timezone, today: localDate } = state;
  const tooMany = plan && tooManyPlans(run, localDate);
  if (tooMany) return tooMany;
  const isBegun = snapshot.days.some(({ date }) => date === localDate);
  const firstDate = isBegun ? addDays(localDate, 1) : localDate;
  const firstDay = firstDayOfPlan(state, isBegun);
  const fact: PlanAdopted = {
    kind: 'planAdopted',
    at: instant,
    timezone,
    localDate,
    firstDate,
    fromDay: plan ? stepsBegin(run.plans, plan.exercises, { firstDate, firstDay }) : firstDay,
    plan,
  };
  return { facts: [fact], localDate };
}

/** Every one stays in the fold. To go back to what the run asks for itself is always possible. */
function tooManyPlans({ plans = [] }: RunRecord, today: string): Refusal | null {
  const adopted = plans.filter(({ plan }) => plan !== null);
  if (adopted.length >= mostPlansOfRun) return refusal('too_many_plans');
  if (adopted.filter(({ localDate }) => localDate === today).length < mostPlansOfDate) return null;
  const message = `You chose ${mostPlansOfDate} plans today. You can choose another tomorrow.`;
  return { ...refusal('too_many_plans'), message };
}

/** Storage gives the fields of a plan back in an order of its own. */
function isSamePlan(kept: Plan | null, plan: Plan | null): boolean {
  return JSON.stringify(kept && readPlan(kept)) === JSON.stringify(plan);
}

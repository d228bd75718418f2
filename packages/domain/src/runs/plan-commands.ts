import { addDays } from '../days/civil-date';
import { entitlementOf } from '../entitlements/entitlement';
import { can } from '../entitlements/features';
import { mostPlansOfRun } from '../programs/plan-limits';
import { firstDayOfPlan } from '../programs/plan-start';
import type { Plan } from '../programs/program';
import { asksTheSame, isPlan, lastPlanOf, readPlan } from '../programs/read-plan';
import { type Answer, nothingNew } from './answer';
import { at } from './at';
import type { AdoptPlan } from './commands';
import type { PlanAdopted } from './facts';
import type { Source } from './place';
import { type Refusal, type RefusalCode, refusal } from './refusals';
import type { RunRecord } from './run-record';

/** Asked again it changes nothing: a retried request adopts no second plan. */
export function adoptPlan({ snapshot }: Source, { plan: given }: AdoptPlan, now: number): Answer | Refusal {
  const state = at(snapshot, now);
  const run = state && snapshot.runs[state.run];
  if (!run) return refusal('not-started');
  if (state.finished) return refusal('run-finished');
  const plan = given && readPlan(given);
  if (plan !== null && !isPlan(plan)) return { ...refusal('invalid-plan'), field: `plan.${plan.field}` };
  if (isSamePlan(state.plan?.plan ?? null, plan)) return nothingNew;
  if (plan !== null && !can(entitlementOf(snapshot, now), 'custom-plans')) return refusal('premium-required');
  const instant = Math.max(now, snapshot.lastAt + 1);
  const { timezone, today: localDate } = state;
  const tooMuch = plan && tooMuchFor(run, localDate);
  if (tooMuch) return refusal(tooMuch);
  const isBegun = snapshot.days.some(({ date }) => date === localDate);
  const fact: PlanAdopted = {
    kind: 'planAdopted',
    at: instant,
    timezone,
    localDate,
    firstDate: isBegun ? addDays(localDate, 1) : localDate,
    fromDay: goesOnFrom(run, plan) ?? firstDayOfPlan(state, isBegun),
    plan,
  };
  return { facts: [fact], localDate };
}

/** Other weekdays, or another name, and its steps go on from where they began: no target falls. */
function goesOnFrom(run: RunRecord, plan: Plan | null): number | undefined {
  const last = lastPlanOf(run);
  return plan && last && asksTheSame(last.plan.exercises, plan.exercises) ? last.fromDay : undefined;
}

/** Every one stays in the fold. To go back to what the run asks for itself is always possible. */
function tooMuchFor({ plans = [] }: RunRecord, today: string): RefusalCode | null {
  const adopted = plans.filter(({ plan }) => plan !== null);
  if (adopted.length >= mostPlansOfRun) return 'too-many-plans';
  return adopted.some(({ localDate }) => localDate === today) ? 'plan-adopted-today' : null;
}

/** Storage gives the fields of a plan back in an order of its own. */
function isSamePlan(kept: Plan | null, plan: Plan | null): boolean {
  return JSON.stringify(kept && readPlan(kept)) === JSON.stringify(plan);
}

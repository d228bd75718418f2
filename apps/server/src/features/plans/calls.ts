import { adoptPlan, leavePlan } from '@hundred/contract/plans';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import type { Plan } from '@hundred/domain/programs/program';
import { todayAnswer } from '@hundred/domain/today/today-answer';
import type { Routes } from '../../http/route';
import { notStarted } from '../../log/challenge-reader';
import type { Execute } from '../../log/execution';
import { logFieldOf } from '../../log/log-field';
import { Refusal } from '../../refusals/refusal';

interface AdoptRequest {
  person: { id: string };
  now: number;
  signal: AbortSignal;
}

export function addPlansCalls(routes: Routes, execute: Execute): void {
  /** Adopts a plan, or leaves the present one for null. */
  const adopt = async ({ person, now, signal }: AdoptRequest, plan: Plan | null) => {
    const executed = await execute(person.id, { kind: 'adoptPlan', plan }, { now, signal });
    if (executed instanceof Refusal) return executed;
    const state = stateAt(executed.snapshot, now);
    if (!state) return notStarted();
    return {
      success: true as const,
      startsOn: state.plan?.startsOn ?? state.today,
      today: todayAnswer(state),
      ...logFieldOf(executed),
    };
  };

  routes.add(adoptPlan, async (request) => adopt(request, request.body.plan));
  routes.add(leavePlan, async (request) => adopt(request, null));
}

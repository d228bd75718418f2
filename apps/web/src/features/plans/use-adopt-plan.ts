import type { Plan } from '@hundred/domain/programs/program';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../platform/http/api';
import { useApi } from '../../platform/session';
import { useSync } from '../../sync/sync-context';
import { toast } from '../../ui/feedback/toast-store';
import { startDayOf } from './plan-standing';
import { text } from './text';

/** Why a plan was refused: for one field, or as a whole. */
export interface PlanRefusal {
  /** Such as `exercises.pushups.rule.step`. */
  field?: string;
  message: string;
}

/** Adopts a plan, or returns to the run's own targets with null. The server decides, so it needs a connection. */
export function useAdoptPlan(onAdopted: (plan: Plan | null) => void) {
  const api = useApi();
  const sync = useSync();
  const adoption = useMutation({
    async mutationFn(plan: Plan | null) {
      // A plan starts tomorrow if an exercise of today is done, which the server may not know yet.
      await sync.pushPending();
      return plan ? api.put('/challenge/plan', { plan }) : api.delete('/challenge/plan');
    },
    onSuccess({ today }, plan) {
      // The server's answer says when the plan starts: another device may have begun today since the button was drawn.
      const starts = plan ? text.planStarts : text.standardStarts;
      toast(starts[startDayOf(today)], 'success');
      onAdopted(plan);
    },
  });
  return {
    adopt: adoption.mutate,
    isAdopting: adoption.isPending,
    refusal: adoption.error ? refusalOf(adoption.error) : undefined,
    /** Clears a refusal, but never a pending request. */
    clearRefusal() {
      if (!adoption.isPending) adoption.reset();
    },
  };
}

function refusalOf(error: Error): PlanRefusal {
  if (!(error instanceof ApiError)) return { message: text.notSaved };
  if (error.kind === 'network') return { message: text.offline };
  const field = /^plan\.(.+)$/.exec(error.field ?? '')?.[1];
  return { message: error.message, ...(field !== undefined && { field }) };
}

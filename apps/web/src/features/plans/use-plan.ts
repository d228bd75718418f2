import type { Plan } from '@hundred/domain/programs/program';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../platform/api';
import { useApi } from '../../platform/session';
import { toast } from '../../ui/toast-store';
import { fromWhen } from './plan-standing';

/** Why a plan could not be used: at the field it is about, or about all of it. */
interface PlanRefusal {
  /** Such as `exercises.pushups.rule.step`. */
  field?: string;
  message: string;
}

/** Lets the days ask for what a plan says; null: for what the run itself does again. Only the server may decide it. */
export function useAdoptPlan(onAdopted: (plan: Plan | null) => void) {
  const api = useApi();
  const adopting = useMutation({
    mutationFn: (plan: Plan | null) =>
      plan ? api.put('/challenge/plan', { plan }) : api.delete('/challenge/plan'),
    onSuccess({ today }, plan) {
      // An exercise may have been done elsewhere since the button was named.
      const from = fromWhen(today);
      toast(plan ? `Your plan starts ${from}.` : `Back to standard from ${from}.`, 'success');
      onAdopted(plan);
    },
  });
  return {
    adopt: adopting.mutate,
    isAdopting: adopting.isPending,
    refusal: adopting.error ? refusalOf(adopting.error) : undefined,
    // What is under way goes on: only how it ended is forgotten.
    forget: () => !adopting.isPending && adopting.reset(),
  };
}

function refusalOf(error: Error): PlanRefusal {
  if (!(error instanceof ApiError)) return { message: 'It did not work. Please try again.' };
  if (error.kind === 'network')
    return { message: 'A plan needs a connection. Yours stays here until there is one.' };
  const field = /^plan\.(.+)$/.exec(error.field ?? '')?.[1];
  return { message: error.message, ...(field !== undefined && { field }) };
}

import type { PlanId } from '@hundred/domain/entitlements/plans';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../platform/api';
import { useApi, useSession } from '../../platform/session';
import { useSync } from '../../sync/sync-context';
import { readingTime, toast } from '../../ui/toast-store';

/** Refusals that say how things stand: trying again would not help, looking again does. */
const news = new Set(['already_lifetime', 'already_paid', 'payment_pending', 'payments_not_set_up']);

/** Leaves for the payment provider's own page. */
export function useStartCheckout() {
  const api = useApi();
  const session = useSession();
  const sync = useSync();
  const checkout = useMutation({
    mutationFn: (planType: PlanId) =>
      api.post('/premium/create-checkout-session', {
        planType,
        userId: session.state === 'signed-in' ? session.person.uid : '',
      }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => {
      const code = error instanceof ApiError ? error.code : '';
      if (news.has(code)) {
        toast(error.message, 'info', readingTime);
        void sync.pull().catch(() => {});
      } else if (code === 'payment_failed') toast('Payment failed. Please try again.', 'error');
      else toast('Failed to start checkout. Please try again.', 'error');
    },
  });
  // Whoever comes back with the browser's button finds the page as it was left: waiting.
  const { reset } = checkout;
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', onShown);
    return () => removeEventListener('pageshow', onShown);
  }, [reset]);
  return {
    start: checkout.mutate,
    /** The plan that is being gone to, until the page is left. */
    leavingFor: checkout.isPending || checkout.isSuccess ? checkout.variables : undefined,
  };
}

import type { PlanId } from '@hundred/domain/entitlements/plans';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../platform/http/api';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import { useApi, useSession } from '../../platform/session';
import { useSync } from '../../sync/sync-context';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { text } from './text';

/**
 * The text for a checkout that was refused because the log has changed, for example by a purchase on another device;
 * undefined for any other error. After such a refusal the log is pulled, since the server would refuse the same again.
 */
const changedStateText = (code: string): string | undefined =>
  Object.hasOwn(text.refusals, code) ? text.refusals[code as keyof typeof text.refusals] : undefined;

/** Opens the payment provider's page in place of this one. */
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
      const refusal = changedStateText(code);
      if (refusal !== undefined) {
        toast(refusal, 'info', readingTime);
        // A failed pull needs no message: the next one brings the same facts.
        void sync.pull().catch(logUnlessRequestFailed);
      } else if (code === 'payment_failed') toast(text.paymentFailed, 'error');
      else toast(text.checkoutNotStarted, 'error');
    },
  });
  // The browser's Back restores the page as it was left, with a busy button, so the checkout is reset.
  const { reset } = checkout;
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', onShown);
    return () => removeEventListener('pageshow', onShown);
  }, [reset]);
  return {
    start: checkout.mutate,
    /** The plan of the checkout that is being opened, until the page is left. */
    leavingFor: checkout.isPending || checkout.isSuccess ? checkout.variables : undefined,
  };
}

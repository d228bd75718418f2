import type { CheckoutState, PremiumStatus } from '@hundred/contract/premium';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { usePageTitle } from '../../platform/look/page-title';
import { useApi } from '../../platform/session';
import { useSync } from '../../sync/sync-context';
import { BadgeMedallion } from '../../ui/badges/badge-medallion';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { WaitingCells } from '../../ui/feedback/waiting-cells';
import { planTexts } from './plan-text';

/** Polls quickly at first, because most payments are confirmed within seconds, then slowly. */
const eagerMs = 2000;
const patientMs = 15_000;
const eagerAnswers = 15;

/** The trial may still be running after a plan has ended. */
const isPaidFor = ({ isPremium, isInTrial }: PremiumStatus) => isPremium && !isInTrial;

const isUndecided = (state: CheckoutState | undefined) => state === 'open' || state === 'pending';

/** Polls the state of a checkout until it is final; the server asks the provider itself. */
function useCheckout(sessionId: string) {
  const api = useApi();
  const sync = useSync();
  const checkout = useQuery({
    queryKey: ['checkout', sessionId],
    queryFn: ({ signal }) =>
      api.get(`/premium/status?session_id=${encodeURIComponent(sessionId)}`, { signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!isUndecided(data?.checkout?.state)) return false;
      return dataUpdateCount < eagerAnswers ? eagerMs : patientMs;
    },
  });
  const state = checkout.data?.checkout?.state;
  useEffect(() => {
    // A failed pull needs no message: the next one brings the same facts.
    if (state !== undefined) void sync.pull().catch(() => {});
  }, [state, sync]);
  return checkout;
}

export function CheckoutReturn({ sessionId }: { sessionId: string }) {
  const { data, error, isFetching, refetch } = useCheckout(sessionId);
  usePageTitle(data?.checkout?.state === 'paid' && isPaidFor(data) ? 'Premium is on' : 'Your payment');
  return (
    <>
      {error && !data ? (
        <ErrorState
          title="We could not check your payment"
          headingLevel={1}
          isRetrying={isFetching}
          onRetry={() => refetch()}
        >
          Nothing is lost: what you paid for opens by itself, also when this page is closed.
        </ErrorState>
      ) : (
        // A live region for all outcomes, so that the result is announced.
        <div role="status">
          {data ? (
            <Outcome status={data} />
          ) : (
            <Waiting title="Checking your payment">This takes a few seconds.</Waiting>
          )}
        </div>
      )}
    </>
  );
}

const toPlans = (
  <ButtonLink to="/premium" look="ink">
    Back to the plans
  </ButtonLink>
);

const toToday = (
  <ButtonLink to="/dashboard" look="ink">
    Back to today’s challenge
  </ButtonLink>
);

const toTodayOrPlan = (
  <>
    {toToday}
    <ButtonLink to="/premium">See your plan</ButtonLink>
  </>
);

const noSuchCheckout = (
  <EmptyState title="There is no such checkout" headingLevel={1} action={toPlans}>
    The address may be incomplete, or the checkout belongs to another account.
  </EmptyState>
);

/** For an address without a checkout. */
export function NoCheckout() {
  usePageTitle('Your payment');
  return noSuchCheckout;
}

function Outcome({ status }: { status: PremiumStatus }) {
  const state = status.checkout?.state;
  switch (state) {
    case 'paid':
      // A purchase stays paid when its days are over.
      return isPaidFor(status) ? <PremiumIsOn status={status} /> : <PlanHasEnded status={status} />;
    case 'open':
      return <Waiting title="Checking your payment">The payment provider has not told us yet.</Waiting>;
    case 'pending':
      return (
        <Waiting title="Your bank is working on it" action={toToday}>
          Premium opens by itself once the payment has arrived. You can close this page.
        </Waiting>
      );
    case 'failed':
      return (
        <EmptyState title="The payment did not go through" headingLevel={1} action={toPlans}>
          Payment failed. Please try again.
        </EmptyState>
      );
    case 'expired':
      return (
        <EmptyState title="This checkout has expired" headingLevel={1} action={toPlans}>
          Nothing was charged. Begin again whenever you like.
        </EmptyState>
      );
    case 'refunded':
    case 'disputed':
    case 'ended':
      return (
        <EmptyState title="This payment no longer counts" headingLevel={1} action={toPlans}>
          The money went back, or the plan was ended. What you did while it ran stays as it is.
        </EmptyState>
      );
    case undefined:
      return noSuchCheckout;
  }
}

function PremiumIsOn({ status }: { status: PremiumStatus }) {
  const texts = planTexts(status);
  return (
    <EmptyState
      title="Premium is on"
      headingLevel={1}
      drawing={<BadgeMedallion id="iron_supporter" size={88} />}
      action={toTodayOrPlan}
    >
      Thank you. {texts?.text}
    </EmptyState>
  );
}

function PlanHasEnded({ status }: { status: PremiumStatus }) {
  const trial = planTexts(status);
  if (!trial)
    return (
      <EmptyState title="This plan has ended" headingLevel={1} action={toPlans}>
        What you did while it ran stays.
      </EmptyState>
    );
  return (
    <EmptyState title={trial.title} headingLevel={1} action={toTodayOrPlan}>
      The plan that you paid for has ended. {trial.text}
    </EmptyState>
  );
}

function Waiting({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <EmptyState title={title} headingLevel={1} drawing={<WaitingCells />} action={action}>
      {children}
    </EmptyState>
  );
}

import type { PremiumStatus } from '@hundred/contract/premium';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../platform/look/page-title';
import { BadgeMedallion } from '../../ui/badges/badge-medallion';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { WaitingCells } from '../../ui/feedback/waiting-cells';
import { planTexts } from './plan-text';
import { text } from './text';
import { useCheckout } from './use-checkout';

/** Whether a plan that was bought is in force. Its end does not always end Premium, because a trial may still run. */
const isPaidFor = ({ isPremium, isInTrial }: PremiumStatus) => isPremium && !isInTrial;

/** The page to which the payment provider returns after a payment. */
export function CheckoutReturn({ sessionId }: { sessionId: string }) {
  const { data, error, isFetching, refetch } = useCheckout(sessionId);
  usePageTitle(data?.checkout?.state === 'paid' && isPaidFor(data) ? text.premiumIsOn : text.yourPayment);
  return (
    <>
      {error && !data ? (
        <ErrorState
          title={text.notChecked}
          headingLevel={1}
          isRetrying={isFetching}
          onRetry={() => refetch()}
        >
          {text.notCheckedHint}
        </ErrorState>
      ) : (
        // A live region for all outcomes, so that the result is announced.
        <div role="status">
          {data ? <Outcome status={data} /> : <Waiting title={text.checking}>{text.checkingHint}</Waiting>}
        </div>
      )}
    </>
  );
}

const ToPlans = () => (
  <ButtonLink to="/premium" look="ink">
    {text.toPlans}
  </ButtonLink>
);

const ToToday = () => (
  <ButtonLink to="/dashboard" look="ink">
    {text.toToday}
  </ButtonLink>
);

const ToTodayOrPlan = () => (
  <>
    <ToToday />
    <ButtonLink to="/premium">{text.toYourPlan}</ButtonLink>
  </>
);

const UnknownCheckout = () => (
  <EmptyState title={text.noCheckout} headingLevel={1} action={<ToPlans />}>
    {text.noCheckoutHint}
  </EmptyState>
);

/** The page for an address that names no checkout. */
export function NoCheckout() {
  usePageTitle(text.yourPayment);
  return <UnknownCheckout />;
}

function Outcome({ status }: { status: PremiumStatus }) {
  const state = status.checkout?.state;
  switch (state) {
    case 'paid':
      // The state of a purchase stays `paid` when its days are over.
      return isPaidFor(status) ? <PremiumIsOn status={status} /> : <PlanHasEnded status={status} />;
    case 'open':
      return <Waiting title={text.checking}>{text.waitingForProvider}</Waiting>;
    case 'pending':
      return (
        <Waiting title={text.bankPending} action={<ToToday />}>
          {text.bankPendingHint}
        </Waiting>
      );
    case 'failed':
      return (
        <EmptyState title={text.notPaid} headingLevel={1} action={<ToPlans />}>
          {text.paymentFailed}
        </EmptyState>
      );
    case 'expired':
      return (
        <EmptyState title={text.checkoutExpired} headingLevel={1} action={<ToPlans />}>
          {text.checkoutExpiredHint}
        </EmptyState>
      );
    case 'refunded':
    case 'disputed':
    case 'ended':
      return (
        <EmptyState title={text.paymentReturned} headingLevel={1} action={<ToPlans />}>
          {text.paymentReturnedHint}
        </EmptyState>
      );
    case undefined:
      return <UnknownCheckout />;
  }
}

function PremiumIsOn({ status }: { status: PremiumStatus }) {
  const texts = planTexts(status);
  return (
    <EmptyState
      title={text.premiumIsOn}
      headingLevel={1}
      drawing={<BadgeMedallion id="iron_supporter" size={88} />}
      action={<ToTodayOrPlan />}
    >
      {text.thanks} {texts?.text}
    </EmptyState>
  );
}

function PlanHasEnded({ status }: { status: PremiumStatus }) {
  // No bought plan is in force here, so these texts are about a trial, if there are any.
  const trialTexts = planTexts(status);
  if (!trialTexts)
    return (
      <EmptyState title={text.planEnded} headingLevel={1} action={<ToPlans />}>
        {text.progressStays}
      </EmptyState>
    );
  return (
    <EmptyState title={trialTexts.title} headingLevel={1} action={<ToTodayOrPlan />}>
      {text.paidPlanEnded} {trialTexts.text}
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

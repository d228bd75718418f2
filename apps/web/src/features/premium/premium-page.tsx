import type { PaymentsMode, PremiumStatus } from '@hundred/contract/premium';
import { trialDays } from '@hundred/domain/entitlements/plans';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useChallenge } from '../../challenge/use-challenge';
import { premiumView } from '../../challenge/views';
import { configQuery } from '../../platform/http/config-query';
import { usePageTitle } from '../../platform/look/page-title';
import { useApi } from '../../platform/session';
import { Button } from '../../ui/button';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { insertElements } from '../../ui/language/insert-elements';
import { PageHead } from '../../ui/page-head';
import { ComparisonTable } from './comparison-table';
import { LoadFailure, Notice } from './notice';
import { PaymentNotes } from './payment-notes';
import { PlanCards } from './plan-cards';
import { planTexts, trialText } from './plan-text';
import { useStartTrial } from './start-trial';
import { Testimonials } from './testimonials';
import { text } from './text';

/** The plans, the one in force, and the ways to buy one or to start a trial. */
export default function PremiumPage() {
  usePageTitle(text.title);
  const api = useApi();
  const premium = useChallenge(premiumView);
  const config = useQuery(configQuery(api));
  const status = premium.data;
  if (status?.isForAll) return <IncludedForAll />;
  const canBuy = config.data?.payments === 'stripe' || config.data?.payments === 'sandbox';
  // The device may know the plan without a connection, but only the server knows whether something can be bought.
  const failure = (!status && premium.error) || (!config.data && status?.plan !== 'lifetime' && config.error);
  return (
    <>
      <PageHead title={text.title} lede={text.lede} />
      <div className="grid gap-8 tablet:gap-12">
        <div className="grid gap-4 tablet:gap-6">
          {/* With Lifetime there is nothing left to buy. */}
          {status && status.plan !== 'lifetime' && <PaymentsNotice payments={config.data?.payments} />}
          {status && <PlanInForce status={status} />}
          {failure ? (
            <LoadFailure
              error={failure}
              title={status ? text.cannotBuy : text.planNotLoaded}
              isRetrying={premium.isFetching || config.isFetching}
              onRetry={() => Promise.all([premium.refetch(), config.refetch()])}
            />
          ) : (
            !status && (
              <SkeletonGroup label={text.loading}>
                <Skeleton className="h-24 rounded-3" />
              </SkeletonGroup>
            )
          )}
          <PlanCards status={status} canBuy={canBuy} />
          {status?.trialAvailable && <TrialOffer />}
        </div>
        <PaymentNotes />
        <ComparisonTable />
        <Testimonials />
        <Questions email={config.data?.supportEmail} />
      </div>
    </>
  );
}

function PaymentsNotice({ payments }: { payments: PaymentsMode | undefined }) {
  if (payments === 'sandbox')
    return (
      <Notice icon="info" title={text.testMode}>
        {insertElements(text.testModeHint, {
          link: (
            <a className="text-link" href="/sandbox">
              {text.testPayments}
            </a>
          ),
        })}
      </Notice>
    );
  if (payments !== 'off') return null;
  return (
    <Notice icon="info" title={text.purchasesOff}>
      {text.purchasesOffHint}
    </Notice>
  );
}

function Questions({ email }: { email: string | null | undefined }) {
  return (
    <p className="border-t border-line pt-6 text-ink-2">
      {insertElements(email ? text.questionsWithEmail : text.questions, {
        support: (
          <Link className="text-link" to="/support">
            {text.support}
          </Link>
        ),
        email: (
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
        ),
      })}
    </p>
  );
}

/** The page of an installation that includes everything for everybody. */
function IncludedForAll() {
  return (
    <>
      <PageHead title={text.title} />
      <Notice icon="check" title={text.forAll.title}>
        {text.forAll.hint}
      </Notice>
    </>
  );
}

/** The person's plan. A person without one who can start a trial sees its offer below the plans instead. */
function PlanInForce({ status }: { status: PremiumStatus }) {
  const texts = planTexts(status);
  if (texts)
    return (
      <Notice icon="check" title={texts.title}>
        {texts.text}
      </Notice>
    );
  if (status.trialAvailable) return null;
  return (
    <Notice icon="info" title={text.freePlan}>
      {text.noTrial}
    </Notice>
  );
}

function TrialOffer() {
  const trial = useStartTrial();
  return (
    <Notice
      icon="bolt"
      title={text.trial({ days: trialDays })}
      action={
        <Button
          size="small"
          busy={trial.isPending}
          busyText={text.startingTrial}
          onClick={() => trial.mutate()}
          className="max-tablet:w-full"
        >
          {text.startTrial}
        </Button>
      }
    >
      {trialText()}
    </Notice>
  );
}

import type { PremiumStatus } from '@hundred/contract/premium';
import { trialDays } from '@hundred/domain/entitlements/plans';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useChallenge } from '../../challenge/use-challenge';
import { premiumView } from '../../challenge/views';
import { isUnreachable } from '../../platform/http/api';
import { configQuery } from '../../platform/http/config-query';
import { usePageTitle } from '../../platform/look/page-title';
import { useApi } from '../../platform/session';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { RetryButton } from '../../ui/feedback/retry-button';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { Icon, type IconName } from '../../ui/icon';
import { PageHead } from '../../ui/page-head';
import { ComparisonTable } from './comparison-table';
import { PaymentNotes } from './payment-notes';
import { PlanCards } from './plan-cards';
import { planTexts, trialText } from './plan-text';
import { useStartTrial } from './start-trial';
import { Testimonials } from './testimonials';

export default function PremiumPage() {
  usePageTitle('Premium');
  const api = useApi();
  const premium = useChallenge(premiumView);
  const config = useQuery(configQuery(api));
  const status = premium.data;
  const payments = config.data?.payments;
  // The device may know the plan without a connection, but only the server knows whether something can be bought.
  const failure = (!status && premium.error) || (!config.data && status?.plan !== 'lifetime' && config.error);
  return (
    <>
      <PageHead
        title="Premium"
        lede="All hundred days are free, and stay free. Premium gives you more room to rest, to plan and to see, for one payment."
      />
      <div className="grid gap-8 tablet:gap-12">
        <div className="grid gap-4 tablet:gap-6">
          {payments === 'sandbox' && (
            <Notice icon="info" title="Test mode: no card is charged">
              Payments are not set up, so checkout opens a sandbox on this machine.{' '}
              <a className="text-link" href="/sandbox">
                Payments of the sandbox
              </a>
            </Notice>
          )}
          {payments === 'off' && (
            <Notice icon="info" title="Purchases are not set up">
              Whoever runs this installation has not connected a payment provider yet.
            </Notice>
          )}
          {status && <PlanInForce status={status} />}
          {failure ? (
            <LoadFailure
              error={failure}
              title={status ? 'Nothing can be bought right now' : 'Your plan could not be loaded'}
              isRetrying={premium.isFetching || config.isFetching}
              onRetry={() => Promise.all([premium.refetch(), config.refetch()])}
            />
          ) : (
            !status && (
              <SkeletonGroup label="Loading your plan">
                <Skeleton className="h-24 rounded-3" />
              </SkeletonGroup>
            )
          )}
          <PlanCards status={status} canBuy={payments === 'stripe' || payments === 'sandbox'} />
          {status?.trialAvailable && <TrialOffer />}
        </div>
        <PaymentNotes />
        <ComparisonTable />
        <Testimonials />
        <p className="border-t border-line pt-6 text-ink-2">
          Questions about a plan or a payment? Ask on the page{' '}
          <Link className="text-link" to="/support">
            Support
          </Link>
          {config.data?.supportEmail && (
            <>
              , or write to{' '}
              <a className="text-link" href={`mailto:${config.data.supportEmail}`}>
                {config.data.supportEmail}
              </a>
            </>
          )}
          .
        </p>
      </div>
    </>
  );
}

/** The person's plan. A person without one who can try it is told so below the plans. */
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
    <Notice icon="info" title="You are on the free plan">
      The free trial is for newcomers, once.
    </Notice>
  );
}

function TrialOffer() {
  const trial = useStartTrial();
  return (
    <Notice
      icon="bolt"
      title={`Try it first, free for ${trialDays} days`}
      action={
        <Button
          size="small"
          busy={trial.isPending}
          busyText="Starting your trial"
          onClick={() => trial.mutate()}
          className="max-tablet:w-full"
        >
          Start the trial
        </Button>
      }
    >
      {trialText()}
    </Notice>
  );
}

function LoadFailure({
  error,
  title,
  isRetrying,
  onRetry,
}: {
  error: Error;
  title: string;
  isRetrying: boolean;
  onRetry: () => void;
}) {
  const isOffline = isUnreachable(error);
  return (
    <div role="alert">
      <Notice
        icon={isOffline ? 'offline' : 'warning'}
        title={isOffline ? 'You are offline' : title}
        action={
          <RetryButton size="small" className="max-tablet:w-full" isRetrying={isRetrying} onRetry={onRetry} />
        }
      >
        {isOffline
          ? 'Plans can be bought once there is a connection. What you have stays yours.'
          : 'Nothing is lost. Try again in a moment.'}
      </Notice>
    </div>
  );
}

function Notice({
  icon,
  title,
  children,
  action,
}: {
  icon: IconName;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Card tone="open" className="flex items-center gap-4 py-4! max-tablet:flex-wrap">
      <Icon name={icon} className="max-tablet:self-start" />
      <div className="min-w-0 flex-1">
        <h2 className="text-md">{title}</h2>
        <p className="text-sm text-ink-2">{children}</p>
      </div>
      {action}
    </Card>
  );
}

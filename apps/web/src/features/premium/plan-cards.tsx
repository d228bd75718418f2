import type { PremiumStatus } from '@hundred/contract/premium';
import { featureIds } from '@hundred/domain/entitlements/features';
import { featureCount, planLines } from '@hundred/domain/entitlements/plan-lines';
import { type PlanId, planIds, plans } from '@hundred/domain/entitlements/plans';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { useStartCheckout } from './start-checkout';
import { text } from './text';

type Props = {
  /** Undefined until it has loaded; then nothing can be bought yet. */
  status: PremiumStatus | undefined;
  /** Whether the installation takes payments. */
  canBuy: boolean;
};

/** The plans and what each adds. The comparison below lists every feature. */
export function PlanCards({ status, canBuy }: Props) {
  const { start, leavingFor } = useStartCheckout();
  return (
    <div className="grid gap-4 tablet:grid-cols-2 tablet:gap-6 desktop:grid-cols-3">
      <PlanCard plan="free" isCurrent={status?.plan === 'free'} className="tablet:max-desktop:col-span-2" />
      {planIds.map((plan) => (
        <PlanCard key={plan} plan={plan} isCurrent={status?.plan === plan}>
          {status && canBuy && status.plan !== 'lifetime' && (
            <Button
              look={plan === 'lifetime' ? 'ink' : 'line'}
              size="large"
              wide
              busy={leavingFor === plan}
              busyText={text.openingCheckout}
              disabled={leavingFor !== undefined && leavingFor !== plan}
              onClick={() => start(plan)}
            >
              {/* Of the plans on sale a person can have only Starter here. Bought again, it lasts longer. */}
              {status.plan === plan
                ? text.addDays({ days: plans.starter.days })
                : text.buy({ plan: plans[plan].name })}
            </Button>
          )}
        </PlanCard>
      ))}
    </div>
  );
}

function PlanCard({
  plan,
  isCurrent,
  className,
  children,
}: {
  plan: 'free' | PlanId;
  isCurrent: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const { name, price, terms } = plan === 'free' ? text.freePlanCard : plans[plan];
  return (
    <Card
      tone={plan === 'lifetime' ? 'next' : 'surface'}
      aria-labelledby={`plan-${plan}`}
      className={classNames('flex flex-col', className)}
    >
      <h2 id={`plan-${plan}`}>{name}</h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
        <p className="numeral text-[clamp(2.5rem,2rem+2vw,3.25rem)]">{price}</p>
        {isCurrent && (
          <span className="inline-flex min-h-8 flex-none items-center rounded-[8px] bg-sunk px-3 text-sm font-[680]">
            {text.yourPlan}
          </span>
        )}
      </div>
      <p className="mt-2 text-md text-ink-2">{terms}</p>
      <p className="text-md text-ink-2">{featuresText(plan)}</p>
      <ul className="mt-4 grid gap-1.5 not-last:mb-5">
        {planLines(plan).map((line) => (
          <li key={line} className="flex items-start gap-2.5 text-md text-ink-2">
            <Icon name="check" size={18} className="mt-0.5 flex-none text-ink" />
            {line}
          </li>
        ))}
      </ul>
      {children && <div className="mt-auto">{children}</div>}
    </Card>
  );
}

function featuresText(plan: 'free' | PlanId): string {
  const open = featureCount(plan);
  const total = featureIds.length;
  return open === total ? text.allFeatures({ total }) : text.someFeatures({ open, total });
}

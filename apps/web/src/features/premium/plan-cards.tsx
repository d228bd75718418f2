import type { PremiumStatus } from '@hundred/contract/premium';
import { goPremiumLines } from '@hundred/domain/entitlements/features';
import { type PlanId, planIds, plans } from '@hundred/domain/entitlements/plans';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { useStartCheckout } from './start-checkout';

type Props = {
  /** Undefined while it is not known: then nothing can be bought yet. */
  status: PremiumStatus | undefined;
  canBuy: boolean;
};

const lasting: Record<PlanId, string> = {
  starter: `Buy it again to add ${plans.starter.days} days`,
  lifetime: 'For this run, the next ones and the Century Club',
};

export function PlanCards({ status, canBuy }: Props) {
  const { start, leavingFor } = useStartCheckout();
  return (
    <div className="grid gap-4 tablet:grid-cols-2 tablet:gap-6">
      {planIds.map((plan) => (
        <PlanCard key={plan} plan={plan} isCurrent={status?.plan === plan}>
          {status && canBuy && status.plan !== 'lifetime' && (
            <Button
              look={plan === 'lifetime' ? 'ink' : 'line'}
              size="large"
              wide
              busy={leavingFor === plan}
              busyText="Opening checkout"
              disabled={leavingFor !== undefined && leavingFor !== plan}
              onClick={() => start(plan)}
            >
              {status.plan === plan ? `Add ${plans.starter.days} days` : `Get ${plans[plan].name}`}
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
  children,
}: {
  plan: PlanId;
  isCurrent: boolean;
  children: React.ReactNode;
}) {
  const { name, price, terms } = plans[plan];
  return (
    <Card aria-labelledby={`plan-${plan}`} className="flex flex-col">
      <h2 id={`plan-${plan}`}>{name}</h2>
      <div className="mt-4 flex items-end justify-between gap-3">
        <p className="numeral text-[clamp(3rem,2.4rem+2vw,4rem)]">{price}</p>
        {isCurrent && (
          <span className="inline-flex min-h-8 flex-none items-center rounded-[8px] bg-invert px-3 text-sm font-[680] text-on-invert">
            Your plan
          </span>
        )}
      </div>
      <p className="mt-3 text-ink-2">{terms}</p>
      <ul className="mt-5 mb-6 grid gap-1.5">
        {[...goPremiumLines(), lasting[plan]].map((line) => (
          <li key={line} className="flex items-start gap-2.5 text-md text-ink-2">
            <Icon name="check" size={18} className="mt-0.5 text-ink" />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </Card>
  );
}

import { planDays } from './plan-days';

export { trialDays } from './plan-days';

export const planIds = ['starter', 'lifetime'] as const;

export type PlanId = (typeof planIds)[number];

export const plans = {
  starter: {
    id: 'starter',
    name: 'Starter',
    priceInCents: 499,
    price: '$4.99',
    days: planDays.starter,
    terms: `One payment, Premium for ${planDays.starter} days`,
  },
  lifetime: {
    id: 'lifetime',
    name: 'Lifetime Champion',
    priceInCents: 999,
    price: '$9.99',
    days: planDays.lifetime,
    terms: 'One payment, Premium forever',
  },
} as const satisfies Record<PlanId, { id: PlanId } & Record<string, string | number | null>>;

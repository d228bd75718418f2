export const planIds = ['starter', 'lifetime'] as const;

export type PlanId = (typeof planIds)[number];

const starterDays = 100;

export const plans = {
  starter: {
    id: 'starter',
    name: 'Starter',
    priceInCents: 499,
    price: '$4.99',
    days: starterDays,
    terms: `One-time payment, premium for ${starterDays} days`,
  },
  lifetime: {
    id: 'lifetime',
    name: 'Lifetime Champion',
    priceInCents: 999,
    price: '$9.99',
    days: null,
    terms: 'One-time payment, premium forever',
  },
} as const satisfies Record<PlanId, { id: PlanId } & Record<string, string | number | null>>;

export const trialDays = 7;

import type { PremiumKind } from './premium-periods';

/** The plan of a person: free, the trial, or a paid plan. */
export type Tier = 'free' | PremiumKind;

const everyone = ['free', 'trial', 'starter', 'lifetime'] as const;
const premium = ['trial', 'starter', 'lifetime'] as const;
/** The supporter badge thanks for a purchase, so a trial does not have it. */
const buyers = ['starter', 'lifetime'] as const;
const lifetimeOnly = ['lifetime'] as const;

/**
 * Every feature with the tiers that have it. A feature that does not work yet is not listed, so that it is not sold. Names
 * and categories are in `features.ts`, which the first script of the page does not need.
 */
export const featureTiers = {
  'daily-challenges': everyone,
  'unlimited-rest-days': premium,
  'custom-plans': premium,
  'adjustable-reps': premium,
  'alternative-exercises': premium,
  scheduler: premium,
  'progress-tracking': everyone,
  'basic-statistics': everyone,
  'file-export': premium,
  'detailed-metrics': premium,
  'predictive-analytics': premium,
  'muscle-groups': premium,
  'recovery-insights': premium,
  'coaching-tips': lifetimeOnly,
  'recovery-programs': lifetimeOnly,
  'nutrition-guidance': lifetimeOnly,
  'motivation-boosts': premium,
  'global-leaderboard': everyone,
  'cohort-leaderboard': premium,
  'age-group-leaderboard': premium,
  /** Starting a team requires Premium; invited people join for free. */
  teams: premium,
  'private-challenges': premium,
  'shared-workouts': premium,
  'community-access': premium,
  'standard-badges': everyone,
  'premium-badges': premium,
  'supporter-badge': buyers,
  'form-demonstrations': premium,
  'early-access': premium,
  'priority-support': premium,
  themes: premium,
  'vip-status': lifetimeOnly,
  /** Nobody sees ads, so this is mentioned but not sold. */
  'no-ads': everyone,
} as const satisfies Record<string, readonly Tier[]>;

export type FeatureId = keyof typeof featureTiers;

export function isOpenTo(feature: FeatureId, tier: Tier): boolean {
  const openTo: readonly Tier[] = featureTiers[feature];
  return openTo.includes(tier);
}

export function can(person: { readonly tier: Tier }, feature: FeatureId): boolean {
  return isOpenTo(feature, person.tier);
}

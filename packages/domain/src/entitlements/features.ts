import { previews } from '../previews/previews';
import type { PremiumKind } from './premium-periods';

/** The plan of a person: free, the trial, or a paid plan. */
export type Tier = 'free' | PremiumKind;

export type FeatureCategory =
  | 'Challenge'
  | 'Planning'
  | 'Progress'
  | 'Insights'
  | 'Coaching'
  | 'Leaderboards'
  | 'Together'
  | 'Badges'
  | 'Looks and help';

export type Feature = {
  readonly name: string;
  readonly category: FeatureCategory;
  readonly openTo: readonly Tier[];
};

const everyone = ['free', 'trial', 'starter', 'lifetime'] as const;
const premium = ['trial', 'starter', 'lifetime'] as const;
/** The supporter badge thanks for a purchase, so a trial does not have it. */
const buyers = ['starter', 'lifetime'] as const;
const lifetimeOnly = ['lifetime'] as const;

/**
 * Every feature and its tiers. The comparison table, the server's gates, the page's locks and the Go Premium card are
 * generated from this. A feature that does not work yet is not listed, so that it is not sold.
 */
export const features = {
  'daily-challenges': { name: 'Daily challenges', category: 'Challenge', openTo: everyone },
  'unlimited-rest-days': { name: 'Unlimited rest days', category: 'Challenge', openTo: premium },
  'custom-plans': { name: 'Custom plans', category: 'Planning', openTo: premium },
  'adjustable-reps': { name: 'Adjustable reps', category: 'Planning', openTo: premium },
  'alternative-exercises': { name: 'Alternative exercises', category: 'Planning', openTo: premium },
  scheduler: { name: 'Scheduler and calendar feed', category: 'Planning', openTo: premium },
  'progress-tracking': { name: 'Progress tracking', category: 'Progress', openTo: everyone },
  'basic-statistics': { name: 'Basic statistics', category: 'Progress', openTo: everyone },
  'file-export': { name: 'CSV and PDF export', category: 'Progress', openTo: premium },
  'detailed-metrics': { name: 'Detailed metrics', category: 'Insights', openTo: premium },
  'predictive-analytics': { name: 'Predictive analytics', category: 'Insights', openTo: premium },
  'muscle-groups': { name: 'Muscle group analysis', category: 'Insights', openTo: premium },
  'recovery-insights': { name: 'Recovery insights', category: 'Insights', openTo: premium },
  'coaching-tips': { name: 'AI coaching tips', category: 'Coaching', openTo: lifetimeOnly },
  'recovery-programs': { name: 'Recovery programs', category: 'Coaching', openTo: lifetimeOnly },
  'nutrition-guidance': { name: 'Nutrition guidance', category: 'Coaching', openTo: lifetimeOnly },
  'motivation-boosts': { name: 'Motivation boosts', category: 'Coaching', openTo: premium },
  'global-leaderboard': { name: 'Global leaderboard', category: 'Leaderboards', openTo: everyone },
  'cohort-leaderboard': { name: 'Cohort leaderboard', category: 'Leaderboards', openTo: premium },
  'age-group-leaderboard': { name: 'Age group leaderboard', category: 'Leaderboards', openTo: premium },
  /** Starting a team requires Premium; invited people join for free. */
  teams: { name: 'Teams', category: 'Together', openTo: premium },
  'private-challenges': { name: 'Private challenges', category: 'Together', openTo: premium },
  'shared-workouts': { name: 'Shared workouts', category: 'Together', openTo: premium },
  'community-access': { name: 'Community', category: 'Together', openTo: premium },
  'standard-badges': { name: 'Standard badges', category: 'Badges', openTo: everyone },
  'premium-badges': { name: 'Premium badges', category: 'Badges', openTo: premium },
  'supporter-badge': { name: 'Supporter badge', category: 'Badges', openTo: buyers },
  'form-demonstrations': { name: 'Animated form demonstrations', category: 'Coaching', openTo: premium },
  'early-access': { name: 'Early access', category: 'Looks and help', openTo: premium },
  'priority-support': { name: 'Priority support', category: 'Looks and help', openTo: premium },
  themes: { name: 'Themes', category: 'Looks and help', openTo: premium },
  'vip-status': { name: 'VIP status', category: 'Looks and help', openTo: lifetimeOnly },
  /** Nobody sees ads, so this is mentioned but not sold. */
  'no-ads': { name: 'No ads', category: 'Looks and help', openTo: everyone },
} as const satisfies Record<string, Feature>;

export type FeatureId = keyof typeof features;

/** Early access is not listed without a preview. */
const isListed = (id: FeatureId): boolean => id !== 'early-access' || previews.length > 0;

export const featureIds = (Object.keys(features) as FeatureId[]).filter(isListed);

function isOpenTo(feature: FeatureId, tier: Tier): boolean {
  const { openTo }: Feature = features[feature];
  return openTo.includes(tier);
}

export function can(person: { readonly tier: Tier }, feature: FeatureId): boolean {
  return isOpenTo(feature, person.tier);
}

export type ComparisonRow = {
  readonly id: FeatureId;
  readonly name: string;
  readonly free: boolean;
  readonly starter: boolean;
  readonly lifetime: boolean;
};

/** The Free vs Premium table, grouped by category in the order of the registry. */
export function featureComparison(): { category: FeatureCategory; rows: ComparisonRow[] }[] {
  const groups = new Map<FeatureCategory, ComparisonRow[]>();
  for (const id of featureIds) {
    const { name, category } = features[id];
    const rows = groups.get(category) ?? [];
    groups.set(category, rows);
    rows.push({
      id,
      name,
      free: isOpenTo(id, 'free'),
      starter: isOpenTo(id, 'starter'),
      lifetime: isOpenTo(id, 'lifetime'),
    });
  }
  return [...groups].map(([category, rows]) => ({ category, rows }));
}

/** The features that a purchase adds and the trial does not. */
export function notInTrial(): string[] {
  return featureIds
    .filter((id) => isOpenTo(id, 'starter') && !isOpenTo(id, 'trial'))
    .map((id) => features[id].name);
}

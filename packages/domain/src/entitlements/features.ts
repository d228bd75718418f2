import { previews } from '../previews/previews';
import { type FeatureId, isOpenTo } from './feature-tiers';

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

/** What the comparison table, the locks and the Go Premium card call each feature, in the order of the table. */
export const features = {
  'daily-challenges': { name: 'Daily challenges', category: 'Challenge' },
  'unlimited-rest-days': { name: 'Unlimited rest days', category: 'Challenge' },
  'custom-plans': { name: 'Custom plans', category: 'Planning' },
  'adjustable-reps': { name: 'Adjustable reps', category: 'Planning' },
  'alternative-exercises': { name: 'Alternative exercises', category: 'Planning' },
  scheduler: { name: 'Scheduler and calendar feed', category: 'Planning' },
  'progress-tracking': { name: 'Progress tracking', category: 'Progress' },
  'basic-statistics': { name: 'Basic statistics', category: 'Progress' },
  'file-export': { name: 'CSV and PDF export', category: 'Progress' },
  'detailed-metrics': { name: 'Detailed metrics', category: 'Insights' },
  'predictive-analytics': { name: 'Predictive analytics', category: 'Insights' },
  'muscle-groups': { name: 'Muscle group analysis', category: 'Insights' },
  'recovery-insights': { name: 'Recovery insights', category: 'Insights' },
  'coaching-tips': { name: 'AI coaching tips', category: 'Coaching' },
  'recovery-programs': { name: 'Recovery programs', category: 'Coaching' },
  'nutrition-guidance': { name: 'Nutrition guidance', category: 'Coaching' },
  'motivation-boosts': { name: 'Motivation boosts', category: 'Coaching' },
  'global-leaderboard': { name: 'Global leaderboard', category: 'Leaderboards' },
  'cohort-leaderboard': { name: 'Cohort leaderboard', category: 'Leaderboards' },
  'age-group-leaderboard': { name: 'Age group leaderboard', category: 'Leaderboards' },
  teams: { name: 'Teams', category: 'Together' },
  'private-challenges': { name: 'Private challenges', category: 'Together' },
  'shared-workouts': { name: 'Shared workouts', category: 'Together' },
  'community-access': { name: 'Community', category: 'Together' },
  'standard-badges': { name: 'Standard badges', category: 'Badges' },
  'premium-badges': { name: 'Premium badges', category: 'Badges' },
  'supporter-badge': { name: 'Supporter badge', category: 'Badges' },
  'form-demonstrations': { name: 'Animated form demonstrations', category: 'Coaching' },
  'early-access': { name: 'Early access', category: 'Looks and help' },
  'priority-support': { name: 'Priority support', category: 'Looks and help' },
  themes: { name: 'Themes', category: 'Looks and help' },
  'vip-status': { name: 'VIP status', category: 'Looks and help' },
  'no-ads': { name: 'No ads', category: 'Looks and help' },
} as const satisfies Record<FeatureId, { name: string; category: FeatureCategory }>;

/** Early access is not listed without a preview. */
const isListed = (id: FeatureId): boolean => id !== 'early-access' || previews.length > 0;

export const featureIds = (Object.keys(features) as FeatureId[]).filter(isListed);

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

import { previews } from '../previews/previews';
import { type FeatureId, isOpenTo } from './feature-tiers';

export type FeatureCategory =
  | 'challenge'
  | 'planning'
  | 'progress'
  | 'insights'
  | 'coaching'
  | 'leaderboards'
  | 'together'
  | 'badges'
  | 'looksAndHelp';

/** What the comparison table, the locks and the Go Premium card call each feature, in the order of the table. */
export const features = {
  'daily-challenges': { name: 'Daily challenges', category: 'challenge' },
  'unlimited-rest-days': { name: 'Unlimited rest days', category: 'challenge' },
  'custom-plans': { name: 'Custom plans', category: 'planning' },
  'adjustable-reps': { name: 'Adjustable reps', category: 'planning' },
  'alternative-exercises': { name: 'Alternative exercises', category: 'planning' },
  scheduler: { name: 'Scheduler, also in your calendar app', category: 'planning' },
  'progress-tracking': { name: 'Progress tracking', category: 'progress' },
  'basic-statistics': { name: 'Basic statistics', category: 'progress' },
  'file-export': { name: 'CSV and PDF export', category: 'progress' },
  'detailed-metrics': { name: 'Detailed metrics', category: 'insights' },
  'predictive-analytics': { name: 'Predictive analytics', category: 'insights' },
  'muscle-groups': { name: 'Muscle group analysis', category: 'insights' },
  'recovery-insights': { name: 'Recovery insights', category: 'insights' },
  'coaching-tips': { name: 'AI coaching tips', category: 'coaching' },
  'recovery-programs': { name: 'Recovery programs', category: 'coaching' },
  'nutrition-guidance': { name: 'Nutrition guidance', category: 'coaching' },
  'motivation-boosts': { name: 'Motivation boosts', category: 'coaching' },
  'global-leaderboard': { name: 'Global leaderboard', category: 'leaderboards' },
  'cohort-leaderboard': { name: 'Leaderboard for your starting month', category: 'leaderboards' },
  'age-group-leaderboard': { name: 'Leaderboard for your age group', category: 'leaderboards' },
  teams: { name: 'Teams', category: 'together' },
  'private-challenges': { name: 'Private challenges', category: 'together' },
  'shared-workouts': { name: 'Shared workouts', category: 'together' },
  'community-access': { name: 'Community', category: 'together' },
  'standard-badges': { name: 'Standard badges', category: 'badges' },
  'premium-badges': { name: 'Premium badges', category: 'badges' },
  'supporter-badge': { name: 'Supporter badge', category: 'badges' },
  'form-demonstrations': { name: 'Animated form demonstrations', category: 'coaching' },
  'early-access': { name: 'Early access', category: 'looksAndHelp' },
  'priority-support': { name: 'Priority support', category: 'looksAndHelp' },
  themes: { name: 'Themes', category: 'looksAndHelp' },
  'vip-status': { name: 'VIP status', category: 'looksAndHelp' },
  'no-ads': { name: 'No ads', category: 'looksAndHelp' },
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
export function featuresNotInTrial(): string[] {
  return featureIds
    .filter((id) => isOpenTo(id, 'starter') && !isOpenTo(id, 'trial'))
    .map((id) => features[id].name);
}

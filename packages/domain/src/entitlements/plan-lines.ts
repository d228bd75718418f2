import { can, type FeatureId } from './feature-tiers';
import { featureIds, features } from './features';
import type { PlanId } from './plans';

type PlanLine = {
  readonly text: string;
  /** The features that the line stands for, so that it cannot promise what the registry does not have. */
  readonly covers: readonly FeatureId[];
};

/** A short description of each plan that does not grow with the registry; the comparison table lists everything. */
const summaries: Record<'free' | 'starter', readonly PlanLine[]> = {
  free: [
    { text: 'All 100 days and the Century Club', covers: ['daily-challenges'] },
    { text: '3 rest days per challenge', covers: ['daily-challenges'] },
    {
      text: 'Global leaderboard, calendar, statistics',
      covers: ['global-leaderboard', 'progress-tracking', 'basic-statistics'],
    },
  ],
  starter: [
    { text: 'Unlimited rest days', covers: ['unlimited-rest-days'] },
    {
      text: 'Your own plan, with days off each week',
      covers: ['custom-plans', 'adjustable-reps', 'alternative-exercises', 'scheduler'],
    },
    {
      text: 'Advanced stats: forecast, muscles, recovery',
      covers: ['predictive-analytics', 'muscle-groups', 'recovery-insights'],
    },
    {
      text: 'Teams, private challenges and rooms',
      covers: ['teams', 'private-challenges', 'shared-workouts'],
    },
    {
      text: 'Leaderboards by starting month and age group',
      covers: ['cohort-leaderboard', 'age-group-leaderboard'],
    },
  ],
};

/** The ids of the features that a plan's card stands for. */
export const featuresPromisedBy = (plan: 'free' | 'starter'): readonly FeatureId[] =>
  summaries[plan].flatMap(({ covers }) => covers);

const isOnlyInLifetime = (id: FeatureId) => can({ tier: 'lifetime' }, id) && !can({ tier: 'starter' }, id);

/** The lines of a plan's card. */
export function planLines(plan: 'free' | PlanId): string[] {
  if (plan === 'lifetime')
    return [
      'Everything in Starter, forever',
      ...featureIds.filter(isOnlyInLifetime).map((id) => features[id].name),
    ];
  return summaries[plan].map(({ text }) => text);
}

/** The number of features that a plan includes. */
export const featureCount = (plan: 'free' | PlanId): number =>
  featureIds.filter((id) => can({ tier: plan }, id)).length;

/** The lines of Starter for the Go Premium card, and how many features Starter adds that they leave out. */
export function goPremiumSummary(): { lines: string[]; more: number } {
  const addedCount = featureCount('starter') - featureCount('free');
  return { lines: planLines('starter'), more: addedCount - featuresPromisedBy('starter').length };
}

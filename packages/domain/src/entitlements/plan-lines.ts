import { can, type FeatureId, featureIds, features } from './features';
import type { PlanId } from './plans';

type Line = {
  readonly words: string;
  /** What the line stands for: it cannot promise what the registry does not have. */
  readonly of: readonly FeatureId[];
};

/** A plan in a few lines that do not grow with the registry; the comparison table names everything. */
const summaries: Record<'free' | 'starter', readonly Line[]> = {
  free: [
    { words: 'All hundred days and the Century Club', of: ['daily-challenges'] },
    { words: 'Three rest days in a run', of: ['daily-challenges'] },
    {
      words: 'Global board, calendar, statistics',
      of: ['global-leaderboard', 'progress-tracking', 'basic-statistics'],
    },
  ],
  starter: [
    { words: 'Unlimited rest days', of: ['unlimited-rest-days'] },
    {
      words: 'Your own plan, and your own weekdays',
      of: ['custom-plans', 'adjustable-reps', 'alternative-exercises', 'scheduler'],
    },
    {
      words: 'Forecast, muscles, recovery',
      of: ['predictive-analytics', 'muscle-groups', 'recovery-insights'],
    },
    {
      words: 'Teams, private challenges and rooms with people you know',
      of: ['teams', 'private-challenges', 'shared-workouts'],
    },
    { words: 'Cohort and age group boards', of: ['cohort-leaderboard', 'age-group-leaderboard'] },
  ],
};

/** What the card of a plan stands for, by its ids. */
export const promisedBy = (plan: 'free' | 'starter'): readonly FeatureId[] =>
  summaries[plan].flatMap(({ of }) => of);

const onlyLifetime = (id: FeatureId) => can({ tier: 'lifetime' }, id) && !can({ tier: 'starter' }, id);

/** What a plan is about, on its card. */
export function planLines(plan: 'free' | PlanId): string[] {
  if (plan === 'lifetime')
    return [
      'Everything in Starter, in every run to come',
      ...featureIds.filter(onlyLifetime).map((id) => features[id].name),
    ];
  return summaries[plan].map(({ words }) => words);
}

/** How many of all features a plan opens. */
export const openCount = (plan: 'free' | PlanId): number =>
  featureIds.filter((id) => can({ tier: plan }, id)).length;

/** What a plan adds, for the Go Premium card: the lines of Starter, and how many features they leave out. */
export function goPremiumInShort(): { lines: string[]; more: number } {
  const added = openCount('starter') - openCount('free');
  return { lines: planLines('starter'), more: added - promisedBy('starter').length };
}

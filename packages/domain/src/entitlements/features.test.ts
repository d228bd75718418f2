import { describe, expect, it } from 'vitest';
import { can, featureComparison, featureIds, goPremiumLines, type Tier } from './features';
import { plans } from './plans';

const open = (tier: Tier) => featureIds.filter((feature) => can({ tier }, feature));
const free = [
  'daily-challenges',
  'progress-tracking',
  'basic-statistics',
  'global-leaderboard',
  'standard-badges',
];
const premium = ['unlimited-rest-days', 'cohort-leaderboard', 'age-group-leaderboard'];

describe('who gets which feature', () => {
  it('everybody does the challenge, sees progress, statistics and the global board, and earns badges', () => {
    expect(open('free').sort()).toEqual([...free].sort());
  });

  it('a trial opens everything that premium opens, except the badge that thanks for a purchase', () => {
    expect(open('trial').sort()).toEqual([...free, ...premium].sort());
  });

  it.each(['starter', 'lifetime'] as const)('%s opens all of it', (tier) => {
    expect(open(tier).sort()).toEqual([...free, ...premium, 'supporter-badge'].sort());
  });
});

describe('what the pages show of it', () => {
  it('the Go Premium card lists what a plan adds', () => {
    expect(goPremiumLines()).toEqual([
      'Unlimited rest days',
      'Cohort leaderboard',
      'Age group leaderboard',
      'Supporter badge',
    ]);
  });

  it('the comparison table has every feature once, grouped by category', () => {
    const table = featureComparison();
    expect(table.map(({ category }) => category)).toEqual([
      'Challenge',
      'Progress',
      'Leaderboards',
      'Badges',
    ]);
    expect(table.flatMap(({ rows }) => rows.map(({ id }) => id)).sort()).toEqual([...featureIds].sort());
    expect(table[0]?.rows).toEqual([
      { id: 'daily-challenges', name: 'Daily challenges', free: true, starter: true, lifetime: true },
      { id: 'unlimited-rest-days', name: 'Unlimited rest days', free: false, starter: true, lifetime: true },
    ]);
  });

  it('the plans cost what the specification says', () => {
    expect(plans.starter).toMatchObject({ price: '$4.99', priceInCents: 499, days: 100 });
    expect(plans.lifetime).toMatchObject({
      name: 'Lifetime Champion',
      price: '$9.99',
      priceInCents: 999,
      days: null,
    });
  });
});

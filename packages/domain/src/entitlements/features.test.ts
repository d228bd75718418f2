import { describe, expect, it } from 'vitest';
import { previews } from '../previews/previews';
import { can, type Tier } from './feature-tiers';
import { featureComparison, featureIds, features, featuresNotInTrial } from './features';
import { plans } from './plans';

const featuresOf = (tier: Tier) => featureIds.filter((feature) => can({ tier }, feature));
const freeFeatures: string[] = [
  'daily-challenges',
  'progress-tracking',
  'basic-statistics',
  'global-leaderboard',
  'standard-badges',
  'no-ads',
];

const lifetimeOnly = ['coaching-tips', 'recovery-programs', 'nutrition-guidance', 'vip-status'];

describe('The features of each tier', () => {
  it('let everybody do the challenge, see progress, statistics and the global board, and earn badges without ads', () => {
    expect(featuresOf('free').sort()).toEqual(freeFeatures.sort());
  });

  it('of a trial are those of Starter, except the badge that thanks for a purchase', () => {
    expect(featuresOf('trial')).toEqual(featuresOf('starter').filter((id) => id !== 'supporter-badge'));
    expect(featuresNotInTrial()).toEqual([features['supporter-badge'].name]);
  });

  it('of Starter are all but those of Lifetime, which has everything', () => {
    expect(featuresOf('starter')).toEqual(featureIds.filter((id) => !lifetimeOnly.includes(id)));
    expect(featuresOf('lifetime')).toEqual(featureIds);
  });
});

it('Early access is listed while there is a preview', () => {
  expect(featureIds.includes('early-access')).toBe(previews.length > 0);
  expect(can({ tier: 'trial' }, 'early-access')).toBe(true);
});

describe('The feature pages', () => {
  it('list every feature once in the comparison table, grouped by category', () => {
    const table = featureComparison();
    for (const { category, rows } of table) {
      expect(rows.map(({ id }) => id)).toEqual(featureIds.filter((id) => features[id].category === category));
    }
    expect(table.flatMap(({ rows }) => rows)).toHaveLength(featureIds.length);
    expect(table[0]?.rows[0]).toEqual({
      id: 'daily-challenges',
      name: 'Daily challenges',
      free: true,
      starter: true,
      lifetime: true,
    });
  });

  it('show the prices of the specification', () => {
    expect(plans.starter).toMatchObject({ price: '$4.99', priceInCents: 499, days: 100 });
    expect(plans.lifetime).toMatchObject({
      name: 'Lifetime Champion',
      price: '$9.99',
      priceInCents: 999,
      days: null,
    });
  });
});

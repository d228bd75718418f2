import { describe, expect, it } from 'vitest';
import { previews } from '../previews/previews';
import { can, featureComparison, featureIds, features, notInTrial, type Tier } from './features';
import { plans } from './plans';

const open = (tier: Tier) => featureIds.filter((feature) => can({ tier }, feature));
const free = [
  'daily-challenges',
  'progress-tracking',
  'basic-statistics',
  'global-leaderboard',
  'standard-badges',
  'no-ads',
];

const lifetimeOnly = ['coaching-tips', 'recovery-programs', 'nutrition-guidance', 'vip-status'];

describe('who gets which feature', () => {
  it('everybody does the challenge, sees progress, statistics and the global board, earns badges and sees no ads', () => {
    expect(open('free').sort()).toEqual([...free].sort());
  });

  it('a trial opens what Starter does but the badge that thanks for a purchase', () => {
    expect(open('trial')).toEqual(open('starter').filter((id) => id !== 'supporter-badge'));
    expect(notInTrial()).toEqual([features['supporter-badge'].name]);
  });

  it('Starter opens all but what is part of Lifetime, which opens everything', () => {
    expect(open('starter')).toEqual(featureIds.filter((id) => !lifetimeOnly.includes(id)));
    expect(open('lifetime')).toEqual(featureIds);
  });
});

it('early access is listed while there is something to try', () => {
  expect(featureIds.includes('early-access')).toBe(previews.length > 0);
  expect(can({ tier: 'trial' }, 'early-access')).toBe(true);
});

describe('what the pages show of it', () => {
  it('the comparison table has every feature once, grouped by category', () => {
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

import { expect, it } from 'vitest';
import { can } from './feature-tiers';
import { featureIds, features } from './features';
import { featureCount, featuresPromisedBy, goPremiumSummary, planLines } from './plan-lines';

it.each(['free', 'starter'] as const)('The card of %s promises only what the plan includes', (plan) => {
  for (const id of featuresPromisedBy(plan)) {
    expect(can({ tier: plan }, id), id).toBe(true);
    if (plan === 'starter') expect(can({ tier: 'free' }, id), id).toBe(false);
  }
  expect(planLines(plan).length).toBeLessThanOrEqual(6);
});

it('The card of Lifetime names everything that only Lifetime includes', () => {
  const only = featureIds.filter((id) => can({ tier: 'lifetime' }, id) && !can({ tier: 'starter' }, id));
  expect(planLines('lifetime').slice(1)).toEqual(only.map((id) => features[id].name));
});

it('The number of features is counted for each plan', () => {
  expect(featureCount('free')).toBe(featureIds.filter((id) => can({ tier: 'free' }, id)).length);
  expect(featureCount('lifetime')).toBe(featureIds.length);
});

it('The Go Premium card names rest days, statistics and boards, as the specification says, and counts the rest', () => {
  const { lines, more } = goPremiumSummary();
  expect(lines).toEqual(
    expect.arrayContaining([
      'Unlimited rest days',
      'Advanced stats: forecast, muscles, recovery',
      'Leaderboards by starting month and age group',
    ]),
  );
  const addedFeatures = featureIds.filter((id) => can({ tier: 'starter' }, id) && !can({ tier: 'free' }, id));
  const unpromisedFeatures = addedFeatures.filter((id) => !featuresPromisedBy('starter').includes(id));
  expect(more).toBe(unpromisedFeatures.length);
});

import type { CallRefusing } from '@hundred/contract/calls';
import { can, type FeatureId, featureTiers } from '@hundred/domain/entitlements/feature-tiers';
import { expect, it } from 'vitest';

type SoldFeature = {
  [Id in FeatureId]: 'free' extends (typeof featureTiers)[Id][number] ? never : Id;
}[FeatureId];

const onDevice = { reason: 'the page makes it on the device, from the person’s own data' };
const byRules = { reason: 'the rules give it, whoever asks' };

/**
 * For each feature that is sold, the call that refuses it without the plan, or the reason why none does. The attacks
 * on every call prove that those calls refuse.
 */
const refusedBy: Record<SoldFeature, CallRefusing<'premium_required'> | { reason: string }> = {
  'unlimited-rest-days': byRules,
  'custom-plans': 'PUT /challenge/plan',
  'adjustable-reps': 'PUT /challenge/plan',
  'alternative-exercises': 'POST /challenge/complete-exercise',
  scheduler: 'POST /schedule/feed',
  'file-export': onDevice,
  'detailed-metrics': onDevice,
  'predictive-analytics': onDevice,
  'muscle-groups': onDevice,
  'recovery-insights': 'PUT /challenge/effort',
  'coaching-tips': 'GET /coach',
  'recovery-programs': 'POST /challenge/recovery-session',
  'nutrition-guidance': onDevice,
  'motivation-boosts': 'PUT /auth/profile',
  'cohort-leaderboard': 'GET /leaderboard/cohort/:month',
  'age-group-leaderboard': 'GET /leaderboard/age/:ageGroup',
  teams: 'POST /teams',
  'private-challenges': 'POST /group-challenges',
  'shared-workouts': 'POST /rooms',
  'community-access': 'GET /community',
  'premium-badges': byRules,
  'supporter-badge': byRules,
  'form-demonstrations': onDevice,
  'early-access': 'PUT /previews/:id',
  'priority-support': { reason: 'everybody may ask, and no call says who is answered first' },
  themes: onDevice,
  'vip-status': 'PUT /auth/profile',
};

it('Each feature that is sold is refused by a call, or has a stated reason why not', () => {
  const sold = (Object.keys(featureTiers) as FeatureId[]).filter((id) => !can({ tier: 'free' }, id));
  expect(Object.keys(refusedBy).sort()).toEqual(sold.sort());
});

import { entitlementOf } from '@hundred/domain/entitlements/entitlement';
import { can, type FeatureId } from '@hundred/domain/entitlements/feature-tiers';
import { features } from '@hundred/domain/entitlements/features';
import type { Database } from '../db/storage';
import { Refusal } from '../refusals/refusal';
import { makeReadHead } from './head';

/** Refuses a feature that the person's plan does not include; undefined if it is open to them. */
export type FeatureGate = (personId: string, feature: FeatureId, now: number) => Promise<Refusal | undefined>;

export function makeFeatureGate(database: Database): FeatureGate {
  const readHead = makeReadHead(database);
  return async (personId, feature, now) => {
    const { snapshot } = await readHead(personId);
    if (can(entitlementOf(snapshot, now), feature)) return undefined;
    const requiredPlan = can({ tier: 'starter' }, feature) ? 'Premium' : 'Lifetime';
    return new Refusal('premium_required', `You need ${requiredPlan} for this: ${features[feature].name}.`);
  };
}

import { entitlementOf, type PremiumRecord } from './entitlement';
import type { Tier } from './feature-tiers';
import { isIncludedAt } from './premium-for-all';
import { type TrialRecord, trialRefusal } from './trial';

/** The person's plan, as it is answered and shown. */
export interface PremiumAnswer {
  isPremium: boolean;
  isInTrial: boolean;
  plan: Tier;
  /** The end of the plan as an ISO instant; null for the free plan and without an end. */
  until: string | null;
  /** True if the trial can still be started. */
  trialAvailable: boolean;
  /** Present where the installation includes everything for everybody. */
  isForAll?: true;
}

export function premiumAnswer(snapshot: PremiumRecord & TrialRecord, instant: number): PremiumAnswer {
  const { tier, isPremium, isInTrial, until } = entitlementOf(snapshot, instant);
  return {
    isPremium,
    isInTrial,
    plan: tier,
    until: until === null ? null : new Date(until).toISOString(),
    trialAvailable: !isPremium && trialRefusal(snapshot) === null,
    ...(isIncludedAt(snapshot.premium, Math.max(instant, snapshot.lastAt)) && { isForAll: true }),
  };
}

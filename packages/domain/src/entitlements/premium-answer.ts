import { entitlementOf, type PremiumRecord } from './entitlement';
import type { Tier } from './features';
import { type TrialRecord, trialRefusal } from './trial';

/** What a person stands on, as it is answered and shown. */
export interface PremiumAnswer {
  isPremium: boolean;
  isInTrial: boolean;
  plan: Tier;
  /** When the plan runs out, as an ISO instant; null when free or without end. */
  until: string | null;
  /** The one trial can still be started. */
  trialAvailable: boolean;
}

export function premiumAnswer(snapshot: PremiumRecord & TrialRecord, instant: number): PremiumAnswer {
  const { tier, isPremium, isInTrial, until } = entitlementOf(snapshot, instant);
  return {
    isPremium,
    isInTrial,
    plan: tier,
    until: until === null ? null : new Date(until).toISOString(),
    trialAvailable: !isPremium && trialRefusal(snapshot) === null,
  };
}

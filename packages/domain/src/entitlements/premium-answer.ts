import { trialRefusal } from '../challenge/commands/premium-commands';
import type { Snapshot } from '../challenge/fold/snapshot';
import { entitlementOf } from './entitlement';
import type { Tier } from './features';

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

export function premiumAnswer(
  snapshot: Pick<Snapshot, 'premium' | 'lastAt' | 'importedAt'>,
  instant: number,
): PremiumAnswer {
  const { tier, isPremium, isInTrial, until } = entitlementOf(snapshot, instant);
  return {
    isPremium,
    isInTrial,
    plan: tier,
    until: until === null ? null : new Date(until).toISOString(),
    trialAvailable: !isPremium && trialRefusal(snapshot) === null,
  };
}

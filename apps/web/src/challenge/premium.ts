import type { PremiumStatus } from '@hundred/contract/premium';
import { can, type FeatureId } from '@hundred/domain/entitlements/feature-tiers';
import { useChallenge } from './use-challenge';
import { premiumView } from './views';

/** The plan in force; undefined until it is known. */
export const usePremium = (): PremiumStatus | undefined => useChallenge(premiumView).data;

/** Whether the frame of the pages has a button to buy Premium. */
export function useIsPremiumOffered(): boolean {
  const premium = usePremium();
  return premium !== undefined && !premium.isPremium;
}

/** Whether a feature is open to the person; undefined until it is known. */
export function useCan(): (feature: FeatureId) => boolean | undefined {
  const premium = usePremium();
  return (feature) => premium && can({ tier: premium.plan }, feature);
}

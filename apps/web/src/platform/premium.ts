import type { PremiumStatus } from '@hundred/contract/premium';
import { can, type FeatureId } from '@hundred/domain/entitlements/features';
import { useQuery } from '@tanstack/react-query';
import { premiumQuery } from './challenge-queries';
import { useApi } from './session';

/** What the person stands on, as long as it holds: what closes at its end is asked again by `plan-end.ts`. */
export const usePremium = (): PremiumStatus | undefined => useQuery(premiumQuery(useApi())).data;

/** Whether a feature is open to the person; undefined until it is known. */
export function useCan(): (feature: FeatureId) => boolean | undefined {
  const premium = usePremium();
  return (feature) => premium && can({ tier: premium.plan }, feature);
}

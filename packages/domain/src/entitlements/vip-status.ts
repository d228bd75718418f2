import { entitlementOf, type PremiumRecord } from './entitlement';
import { can } from './feature-tiers';

/** Whether a person is shown as a VIP at an instant: opted in, with a plan that includes it at that time. */
export const isShownAsVip = (wants: boolean, premium: PremiumRecord, now: number): boolean =>
  wants && can(entitlementOf(premium, now), 'vip-status');

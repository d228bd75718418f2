import { entitlementOf, type PremiumRecord } from './entitlement';
import { can } from './feature-tiers';

/** Whether a person is shown as a VIP at an instant: opted in, with a plan that includes it at that time. */
export const isShownAsVip = (hasOptedIn: boolean, premium: PremiumRecord, now: number): boolean =>
  hasOptedIn && can(entitlementOf(premium, now), 'vip-status');

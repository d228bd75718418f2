import { entitlementOf, type PremiumRecord } from './entitlement';
import { can } from './features';

/** Whether somebody stands as a VIP before others at an instant: opted in, and allowed to by their plan at that time. */
export const isShownAsVip = (wants: boolean, premium: PremiumRecord, now: number): boolean =>
  wants && can(entitlementOf(premium, now), 'vip-status');

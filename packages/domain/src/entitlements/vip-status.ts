import type { Snapshot } from '../challenge/fold/snapshot';
import { entitlementOf } from './entitlement';
import { can } from './features';

/** Whether somebody stands as a VIP before others at an instant: opted in, and allowed to by their plan at that time. */
export const isShownAsVip = (
  wants: boolean,
  snapshot: Pick<Snapshot, 'premium' | 'lastAt'>,
  now: number,
): boolean => wants && can(entitlementOf(snapshot, now), 'vip-status');

import type { PremiumFact } from '../../entitlements/premium-periods';
import type { Snapshot } from '../fold/snapshot';

/** The latest fact about a purchase, which determines whether the purchase is in force. */
export function latestFactOf({ premium }: Snapshot, purchase: string): PremiumFact | undefined {
  return premium.findLast((fact) => fact.purchase === purchase);
}

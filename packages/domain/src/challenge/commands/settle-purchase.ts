import type { PlanId } from '../../entitlements/plans';
import type { PremiumFact } from '../../entitlements/premium-periods';
import type { PremiumBegan, PremiumEnded } from '../facts/facts';
import type { Snapshot } from '../fold/snapshot';
import { type CommandResult, noFacts } from './command-result';
import type { DecisionInput } from './decision-input';
import { instantAfter } from './latest-fact-fields';

/** Reports the current state of a purchase at the payment provider. */
export interface SettlePurchase {
  kind: 'settlePurchase';
  /** The id of the purchase. */
  purchase: string;
  plan: PlanId;
  paidAt: number;
  /** True if paid; false after a refund or a lost dispute. */
  inForce: boolean;
}

/** Only a state that differs from the log becomes a fact, so messages of the provider may arrive twice and in any order. */
export function settlePurchase(
  { snapshot }: DecisionInput,
  { purchase, plan, paidAt, inForce }: SettlePurchase,
  now: number,
): CommandResult {
  const latest = latestPurchaseFact(snapshot, purchase);
  const wasInForce = latest?.kind === 'premiumBegan';
  if (wasInForce === inForce) return noFacts;
  const at = instantAfter(latest, now);
  const fact: PremiumBegan | PremiumEnded = inForce
    ? { kind: 'premiumBegan', at, plan, purchase, paidAt }
    : { kind: 'premiumEnded', at, purchase };
  return { facts: [fact], localDate: null };
}

/** The latest fact about a purchase, which determines whether the purchase is in force. */
export function latestPurchaseFact({ premium }: Snapshot, purchase: string): PremiumFact | undefined {
  return premium.findLast((fact) => fact.purchase === purchase);
}

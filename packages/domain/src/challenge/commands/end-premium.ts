import { boughtEntitlement } from '../../entitlements/entitlement';
import { isFactForAll } from '../../entitlements/premium-for-all';
import type { CommandResult } from './command-result';
import type { DecisionInput } from './decision-input';
import { instantAfter } from './latest-fact-fields';
import { type Refusal, refusal } from './refusals';
import { latestPurchaseFact } from './settle-purchase';

/** Ends every purchase in force. Issued by an operator. */
export interface EndPremium {
  kind: 'endPremium';
}

export function endPremium({ snapshot }: DecisionInput, _: EndPremium, now: number): CommandResult | Refusal {
  if (!boughtEntitlement(snapshot, now).isPremium) return refusal('not_premium');
  const purchaseFacts = snapshot.premium.filter((fact) => !isFactForAll(fact));
  const facts = purchaseFacts
    .filter((fact) => fact.kind === 'premiumBegan' && latestPurchaseFact(snapshot, fact.purchase) === fact)
    .map((latest) => ({
      kind: 'premiumEnded' as const,
      at: instantAfter(latest, now),
      purchase: latest.purchase,
    }));
  return { facts, localDate: null };
}

import { entitlementOf } from '@hundred/domain/entitlements/entitlement';
import type { PlanId } from '@hundred/domain/entitlements/plans';
import type { OpenCheckout } from '../../adapters/stripe/payments';
import type { Reader } from '../../db/storage';
import { readHead } from '../../log/head';
import { Refusal } from '../../refusals/refusal';
import { ProviderFailed } from './provider';
import {
  abandon,
  attachSession,
  claimAttempt,
  countFailedOpening,
  type Purchase,
  purchasesOf,
} from './purchases';
import type { Settle, SettledPurchase, SettleParts } from './settle-purchase';

export type BeginCheckout = (personId: string, plan: PlanId, now: number) => Promise<OpenCheckout | Refusal>;

const alreadyLifetime = () => new Refusal('already_lifetime', 'You already have Lifetime.');
const alreadyPaid = () => new Refusal('already_paid', 'Your payment has arrived. Premium is on.');
const paymentPending = () => new Refusal('payment_pending', 'Your bank is still processing your payment.');
const paymentFailed = () => new Refusal('payment_failed', 'Payment failed. Please try again.');

/** Why nothing more may be bought now. Undefined if the purchase is neither paid nor about to be. */
function refusalOf(purchase: SettledPurchase | undefined): Refusal | undefined {
  if (purchase?.state === 'paid') return alreadyPaid();
  return purchase?.state === 'pending' ? paymentPending() : undefined;
}

/** Whether the person has Lifetime, and so nothing left to buy. */
export async function hasLifetime(reader: Reader, personId: string, now: number): Promise<boolean> {
  const { snapshot } = await readHead(reader, personId);
  return entitlementOf(snapshot, now).tier === 'lifetime';
}

/**
 * Returns a checkout for a person. While one is open for a plan, every tab and every retry gets the same one. A
 * person whose payment was not recorded yet is granted the plan now instead of being charged again.
 */
export function makeBeginCheckout(
  { database, payments, log }: Pick<SettleParts, 'database' | 'payments' | 'log'>,
  settle: Settle,
): BeginCheckout {
  /** Opens the checkout of an attempt. Undefined if another request has opened one meanwhile. */
  const open = async (attempt: Purchase, personId: string): Promise<OpenCheckout | undefined> => {
    const { id, plan, failedOpenings } = attempt;
    try {
      const idempotencyKey = `${id}:${failedOpenings}`;
      const opened = await payments.openCheckout({ purchase: id, personId, plan, idempotencyKey });
      return (await attachSession(database, id, opened.sessionId)) ? opened : undefined;
    } catch (error) {
      if (error instanceof ProviderFailed) await countFailedOpening(database, attempt);
      throw error;
    }
  };

  const begin: BeginCheckout = async (personId, plan, now) => {
    // A payment that was pending may have been decided since.
    for (const { sessionId } of await purchasesOf(database, personId, plan, 'pending')) {
      const refused = refusalOf(sessionId === null ? undefined : await settle(sessionId, now));
      if (refused) return refused;
    }
    // Begins again if another request has opened the checkout meanwhile, or if the last checkout is over.
    for (;;) {
      if (await hasLifetime(database, personId, now)) return alreadyLifetime();
      const attempt = await claimAttempt(database, personId, plan, now);
      if (attempt.sessionId === null) {
        const opened = await open(attempt, personId);
        if (opened) return opened;
        continue;
      }
      const purchase = await settle(attempt.sessionId, now);
      // A checkout that the provider does not know can never be paid.
      if (!purchase) await abandon(database, attempt.id);
      const refused = refusalOf(purchase);
      if (refused) return refused;
      if (purchase?.state === 'open') {
        return purchase.url === null ? paymentFailed() : { sessionId: attempt.sessionId, url: purchase.url };
      }
    }
  };

  return async (personId, plan, now) => {
    try {
      return await begin(personId, plan, now);
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      log.warn({ err: error.cause }, 'the payment provider did not open a checkout');
      return paymentFailed();
    }
  };
}

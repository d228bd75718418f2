import type { Payments } from '../../adapters/stripe/payments';
import { type BeginCheckout, makeBeginCheckout } from './begin-checkout';
import { ProviderFailed, tellFailures } from './provider';
import { abandon, undecidedBefore } from './purchases';
import { type CloseCheckouts, makeSettle, type Settle, type SettleParts } from './settle-purchase';

/** All that has to do with taking money. */
export interface Selling {
  payments: Payments;
  settle: Settle;
  closeCheckouts: CloseCheckouts;
  beginCheckout: BeginCheckout;
  /** Asks about checkouts that nobody has told us about: events get lost, and people do not always come back. */
  settleForgotten(now: number): Promise<void>;
}

/** Until then an event may well be on its way. */
const patienceMs = 10 * 60 * 1000;

/** Undefined where purchases are not set up. */
export function makeSelling(
  parts: Omit<SettleParts, 'payments'> & { payments: Payments | undefined },
): Selling | undefined {
  if (!parts.payments) return undefined;
  const { database, log } = parts;
  const payments = tellFailures(parts.payments);
  const { settle, closeCheckouts } = makeSettle({ ...parts, payments });
  return {
    payments,
    settle,
    closeCheckouts,
    beginCheckout: makeBeginCheckout({ database, payments, log }, settle),
    async settleForgotten(now) {
      await closeCheckouts(null, now);
      for (const { id, sessionId } of await undecidedBefore(database, now - patienceMs)) {
        try {
          if (sessionId === null || !(await settle(sessionId, now))) await abandon(database, id);
        } catch (error) {
          if (!(error instanceof ProviderFailed)) throw error;
          log.warn({ err: error.cause }, 'the payment provider did not say what became of a checkout');
          return;
        }
      }
    },
  };
}

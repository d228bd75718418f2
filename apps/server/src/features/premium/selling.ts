import { randomUUID } from 'node:crypto';
import type { Payments } from '../../adapters/stripe/payments';
import type { IsRunning } from '../../jobs/tidy-up';
import { type BeginCheckout, hasLifetime, makeBeginCheckout } from './begin-checkout';
import { ProviderFailed, wrapFailures } from './provider';
import { abandon, type Purchase, readNextPaidSince, readUndecidedBefore } from './purchases';
import { type CloseCheckouts, makeSettle, type Settle, type SettleParts } from './settle-purchase';

/** What the server does about purchases, if they are configured. */
export interface Selling {
  payments: Payments;
  settle: Settle;
  closeCheckouts: CloseCheckouts;
  beginCheckout: BeginCheckout;
  /** Queries checkouts without an event: events get lost, and people do not always come back. */
  settleCheckoutsWithoutEvent(now: number, isRunning?: IsRunning): Promise<void>;
  /** Queries some paid purchases, because the event of a refund or a dispute may have been lost. */
  recheckPaidPurchases(now: number, isRunning?: IsRunning): Promise<void>;
}

/** A checkout that was begun so recently may still get its event. */
const eventArrivesWithinMs = 10 * 60 * 1000;
/** How long a payment can be refunded or disputed. */
const refundableMs = 180 * 24 * 60 * 60 * 1000;
/** The job runs once an hour, so each purchase has its turn once a day, unless there are too many. */
const sharesPerDay = 24;
/** After so many failures in a row the provider is treated as away, and the run ends. */
const maxFailures = 2;
const runToTheEnd = () => true;

/** Undefined if purchases are not configured. */
export function makeSelling(
  parts: Omit<SettleParts, 'payments'> & { payments: Payments | undefined },
): Selling | undefined {
  if (!parts.payments) return undefined;
  const { database, log } = parts;
  const payments = wrapFailures(parts.payments);
  const { settle, closeCheckouts } = makeSettle({ ...parts, payments });
  // The checks begin at a random id, so that a server which never runs for a whole day still comes to every purchase.
  let lastRecheckedId: string = randomUUID();
  /** Processes one purchase after the other. One on which the provider fails is skipped, so that it blocks no others. */
  const processEach = async (
    purchases: readonly Purchase[],
    isRunning: IsRunning,
    handle: (purchase: Purchase) => Promise<unknown>,
  ) => {
    let failures = 0;
    for (const purchase of purchases) {
      if (!isRunning()) return;
      try {
        await handle(purchase);
        failures = 0;
      } catch (error) {
        if (!(error instanceof ProviderFailed)) throw error;
        log.warn({ err: error.cause }, 'the payment provider did not answer about a checkout');
        failures += 1;
        if (failures === maxFailures) return;
      }
    }
  };
  return {
    payments,
    settle,
    closeCheckouts,
    beginCheckout: makeBeginCheckout({ database, payments, log }, settle),
    async settleCheckoutsWithoutEvent(now, isRunning = runToTheEnd) {
      // Null stands for the people who have been deleted.
      await closeCheckouts(null, now, isRunning);
      const undecided = await readUndecidedBefore(database, now - eventArrivesWithinMs);
      await processEach(undecided, isRunning, async ({ id, personId, sessionId }) => {
        // If Lifetime was given by hand, no payment has closed the other checkouts.
        if (personId !== null && (await hasLifetime(database, personId, now))) {
          await closeCheckouts(personId, now, isRunning);
        }
        if (sessionId === null || !(await settle(sessionId, now))) await abandon(database, id);
      });
    },
    async recheckPaidPurchases(now, isRunning = runToTheEnd) {
      const paid = await readNextPaidSince(database, now - refundableMs, lastRecheckedId, sharesPerDay);
      await processEach(paid, isRunning, async ({ id, sessionId }) => {
        lastRecheckedId = id;
        if (sessionId !== null) await settle(sessionId, now);
      });
    },
  };
}

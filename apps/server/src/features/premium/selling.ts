import { randomUUID } from 'node:crypto';
import type { Payments } from '../../adapters/stripe/payments';
import type { IsRunning } from '../../jobs/tidy-up';
import { type BeginCheckout, hasLifetime, makeBeginCheckout } from './begin-checkout';
import { ProviderFailed, wrapFailures } from './provider';
import { abandon, nextPaidSince, type Purchase, undecidedBefore } from './purchases';
import { type CloseCheckouts, makeSettle, type Settle, type SettleParts } from './settle-purchase';

/** All that has to do with taking money. */
export interface Selling {
  payments: Payments;
  settle: Settle;
  closeCheckouts: CloseCheckouts;
  beginCheckout: BeginCheckout;
  /** Asks about checkouts that nobody has told us about: events get lost, and people do not always come back. */
  settleForgotten(now: number, isRunning?: IsRunning): Promise<void>;
  /** Asks about some that were paid: a refund or a dispute may have happened whose event was lost. */
  lookAgain(now: number, isRunning?: IsRunning): Promise<void>;
}

/** Until then an event may well be on its way. */
const patienceMs = 10 * 60 * 1000;
/** So long after a payment it can be refunded or disputed. */
const canBeTakenBackMs = 180 * 24 * 60 * 60 * 1000;
/** Called once an hour, each purchase has its turn once a day, as long as they are not too many for that. */
const shares = 24;
/** So many in a row say that the provider is away: there is no use in asking it about another one now. */
const mostFailures = 2;
const always = () => true;

/** Undefined where purchases are not set up. */
export function makeSelling(
  parts: Omit<SettleParts, 'payments'> & { payments: Payments | undefined },
): Selling | undefined {
  if (!parts.payments) return undefined;
  const { database, log } = parts;
  const payments = wrapFailures(parts.payments);
  const { settle, closeCheckouts } = makeSettle({ ...parts, payments });
  // Where it begins is left to chance, so that a server which never runs for a day still comes to all of them.
  let lookedAt: string = randomUUID();
  /** One on which the provider fails is passed over, or it would keep all the others from their turn. */
  const processEach = async (
    purchases: readonly Purchase[],
    isRunning: IsRunning,
    process: (one: Purchase) => Promise<unknown>,
  ) => {
    let failures = 0;
    for (const one of purchases) {
      if (!isRunning()) return;
      try {
        await process(one);
        failures = 0;
      } catch (error) {
        if (!(error instanceof ProviderFailed)) throw error;
        log.warn({ err: error.cause }, 'the payment provider did not say what became of a checkout');
        failures += 1;
        if (failures === mostFailures) return;
      }
    }
  };
  return {
    payments,
    settle,
    closeCheckouts,
    beginCheckout: makeBeginCheckout({ database, payments, log }, settle),
    async settleForgotten(now, isRunning = always) {
      await closeCheckouts(null, now, isRunning);
      const undecided = await undecidedBefore(database, now - patienceMs);
      await processEach(undecided, isRunning, async ({ id, personId, sessionId }) => {
        // Given by hand: nothing was paid whose settling would have closed the others.
        if (personId !== null && (await hasLifetime(database, personId, now))) {
          await closeCheckouts(personId, now, isRunning);
        }
        if (sessionId === null || !(await settle(sessionId, now))) await abandon(database, id);
      });
    },
    async lookAgain(now, isRunning = always) {
      const paid = await nextPaidSince(database, now - canBeTakenBackMs, lookedAt, shares);
      await processEach(paid, isRunning, async ({ id, sessionId }) => {
        lookedAt = id;
        if (sessionId !== null) await settle(sessionId, now);
      });
    },
  };
}

import type { CheckoutState } from '@hundred/contract/premium';
import type { Checkout, PaymentNotice, Payments } from '../../adapters/stripe/payments';
import type { Database, Transaction } from '../../db/storage';
import type { IsRunning } from '../../jobs/tidy-up';
import type { Execute } from '../../log/execution';
import type { Logger } from '../../logging/logger';
import type { PaidPurchase } from '../../mail/receipt';
import {
  attachSession,
  findBySession,
  lockLogAndPerson,
  openPurchasesOf,
  type Purchase,
  storeNotice,
  updateFromCheckout,
} from './purchases';

export interface SettleParts {
  database: Database;
  execute: Execute;
  payments: Payments;
  log: Logger;
  /** Called once for each purchase, in the transaction that stores its payment. */
  onPaid: (transaction: Transaction, paid: PaidPurchase) => Promise<void>;
}

export interface SettledPurchase {
  purchase: Purchase;
  state: CheckoutState;
  /** The page on which it can be paid, while it is open. */
  url: string | null;
}

/**
 * Brings one purchase and the person's premium to the state at the provider. Undefined if the checkout belongs to no
 * purchase. No payment gives Premium in any other way: events of the provider and people who return from a checkout only
 * trigger this function. So both may come in any order and any number of times.
 */
export type Settle = (
  sessionId: string,
  now: number,
  notice?: PaymentNotice,
) => Promise<SettledPurchase | undefined>;

const paidStates: readonly CheckoutState[] = ['paid', 'refunded', 'disputed'];

/**
 * Closes every checkout that a person could still pay, because a forgotten tab must not cost them anything. For null,
 * those that deleted people left open.
 */
export type CloseCheckouts = (personId: string | null, now: number, isRunning?: IsRunning) => Promise<void>;

export function makeSettle({ database, execute, payments, log, onPaid }: SettleParts): {
  settle: Settle;
  closeCheckouts: CloseCheckouts;
} {
  /** Stores what the provider says of a purchase. False if another caller was faster, or the person was deleted. */
  const storeCheckout = async (
    transaction: Transaction,
    before: Purchase,
    checkout: Checkout,
    now: number,
    notice: PaymentNotice | undefined,
  ): Promise<boolean> => {
    const { state } = checkout;
    // A refunded or disputed checkout was paid before. The provider may not say when.
    const paidAt = paidStates.includes(state) ? (checkout.paidAt ?? before.paidAt?.getTime() ?? now) : null;
    if (before.personId !== null && !(await lockLogAndPerson(transaction, before.personId))) return false;
    if (!(await updateFromCheckout(transaction, before, checkout, paidAt))) return false;
    if (notice) await storeNotice(transaction, notice, now);
    if (paidAt !== null && before.personId !== null) {
      const { id, plan, personId, amountCents } = before;
      const inForce = state === 'paid';
      const command = { kind: 'settlePurchase', purchase: id, plan, paidAt, inForce } as const;
      await execute(personId, command, { now, transaction });
      if (inForce && before.paidAt === null) {
        await onPaid(transaction, { id, personId, plan, amountCents, paidAt });
      }
    }
    return true;
  };

  // `closeCheckouts` and `settle` call each other: a closed checkout is settled, and a paid Lifetime closes the others.
  const closeCheckouts: CloseCheckouts = async (personId, now, isRunning = () => true) => {
    for (const { sessionId } of await openPurchasesOf(database, personId)) {
      if (!isRunning()) return;
      if (sessionId === null) continue;
      try {
        await payments.closeCheckout(sessionId);
        await settle(sessionId, now);
      } catch (error) {
        log.warn({ err: error }, 'an open checkout could not be closed');
      }
    }
  };

  const settle: Settle = async (sessionId, now, notice) => {
    // Begins again if the purchase has just got this checkout, or if it was changed since it was read.
    for (;;) {
      const before = await findBySession(database, sessionId);
      const checkout = await payments.readCheckout(sessionId);
      // The purchase may not have its checkout yet, such as after its server died. At the provider the checkout names it.
      if (!before && checkout?.purchase && (await attachSession(database, checkout.purchase, sessionId))) {
        continue;
      }
      if (!before || !checkout || !belongsTo(checkout, before)) {
        if (notice) await storeNotice(database, notice, now);
        return undefined;
      }
      if (before.state === 'ended' || isAbandoned(before, checkout)) {
        if (notice) await storeNotice(database, notice, now);
        return { purchase: before, state: before.state, url: null };
      }
      const isWritten = await database.transaction((transaction) =>
        storeCheckout(transaction, before, checkout, now, notice),
      );
      if (!isWritten) continue;
      const { state, url } = checkout;
      if (state === 'paid' && before.plan === 'lifetime' && before.personId) {
        await closeCheckouts(before.personId, now);
      }
      return { purchase: before, state, url };
    }
  };
  return { settle, closeCheckouts };
}

/**
 * Whether the checkout is still open although its purchase was given up. It is not offered again, but counts if it is
 * paid anyway.
 */
function isAbandoned({ state }: Purchase, checkout: Checkout): boolean {
  return state !== 'open' && checkout.state === 'open';
}

/** Whether a checkout is of this purchase. For a deleted person only the id of the purchase can be compared. */
function belongsTo(checkout: Checkout, { id, personId }: Purchase): boolean {
  return checkout.purchase === id && (personId === null || checkout.personId === personId);
}

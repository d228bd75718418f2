import type { CheckoutState } from '@hundred/contract/premium';
import type { PlanId } from '@hundred/domain/entitlements/plans';

/** The order that is sent to the payment provider when a person begins to buy. */
export interface Order {
  /** Our own id of the purchase; the provider returns it with everything about it. */
  purchase: string;
  personId: string;
  plan: PlanId;
  /** The same key again is the same checkout, not a second one. */
  idempotencyKey: string;
}

export interface OpenCheckout {
  sessionId: string;
  url: string;
}

/** One checkout in its current state at the provider, including refunds and disputes. */
export interface Checkout {
  sessionId: string;
  /** The id that we sent when we opened it; null for a foreign checkout. */
  purchase: string | null;
  personId: string | null;
  state: Exclude<CheckoutState, 'ended'>;
  /** Where it can be paid, while it is open. */
  url: string | null;
  paymentIntent: string | null;
  /** In epoch milliseconds; null while unpaid, or if nothing had to be paid. */
  paidAt: number | null;
}

/** Something happened at the provider: to a checkout, to a payment, or to nothing of ours (`about` is null). */
export interface PaymentNotice {
  id: string;
  type: string;
  about: { sessionId: string } | { paymentIntent: string } | null;
}

/** The payment provider. Its methods throw if it does not answer. */
export interface Payments {
  mode: 'stripe' | 'sandbox';
  openCheckout(order: Order): Promise<OpenCheckout>;
  readCheckout(sessionId: string): Promise<Checkout | undefined>;
  /** The checkout that a payment belongs to. */
  sessionOf(paymentIntent: string): Promise<string | undefined>;
  /** Closes a checkout, so that it cannot be paid any more. */
  closeCheckout(sessionId: string): Promise<void>;
  /** Undefined if the signature is not the provider's, or is older than five minutes. */
  readNotice(payload: Buffer, signature: string | undefined): Promise<PaymentNotice | undefined>;
}

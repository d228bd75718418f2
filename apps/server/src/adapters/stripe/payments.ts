import type { CheckoutState } from '@hundred/contract/premium';
import type { PlanId } from '@hundred/domain/entitlements/plans';

/** What is asked of the payment provider when somebody begins to buy. */
export interface Order {
  /** Our own name of the purchase; the provider gives it back with everything it says about it. */
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

/** One checkout as the provider says it stands now, refunds and disputes included. */
export interface Checkout {
  sessionId: string;
  /** What we told the provider when we opened it; null where somebody else did. */
  purchase: string | null;
  personId: string | null;
  state: Exclude<CheckoutState, 'ended'>;
  /** Where it can be paid, while it is open. */
  url: string | null;
  paymentIntent: string | null;
  /** In epoch milliseconds; null while unpaid, or where nothing had to be paid. */
  paidAt: number | null;
}

/** Something happened at the provider: to this checkout, or to this payment. */
export interface Notice {
  id: string;
  type: string;
  about: { sessionId: string } | { paymentIntent: string } | null;
}

/** The payment provider. Whatever it does not answer is thrown. */
export interface Payments {
  mode: 'stripe' | 'sandbox';
  openCheckout(order: Order): Promise<OpenCheckout>;
  readCheckout(sessionId: string): Promise<Checkout | undefined>;
  /** The checkout that a payment belongs to. */
  sessionOf(paymentIntent: string): Promise<string | undefined>;
  /** So that it cannot be paid any more. */
  closeCheckout(sessionId: string): Promise<void>;
  /** Undefined where the signature is not the provider's, or is older than five minutes. */
  readNotice(payload: Buffer, signature: string | undefined): Promise<Notice | undefined>;
}

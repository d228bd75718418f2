import { randomBytes } from 'node:crypto';

/** The parts of Stripe's objects that the product reads or that its hosted pages show. */
export interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  mode: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  url: string | null;
  success_url: string;
  cancel_url: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  created: number;
  /** The name of the product. */
  product: string;
}

export interface Payment {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  latest_charge: string | null;
  metadata: Record<string, string>;
}

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  payment_intent: string;
  refunded: boolean;
  disputed: boolean;
  created: number;
}

export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  charge: string;
  payment_intent: string;
  status: 'needs_response' | 'won' | 'lost';
  balance_transactions: { object: 'balance_transaction'; amount: number }[];
  created: number;
}

export interface StandInEvent {
  type: string;
  object: CheckoutSession | Charge | Dispute;
}

export type NewSession = Pick<
  CheckoutSession,
  | 'mode'
  | 'success_url'
  | 'cancel_url'
  | 'client_reference_id'
  | 'metadata'
  | 'amount_total'
  | 'currency'
  | 'product'
>;

const newId = (prefix: string) => `${prefix}_test_${randomBytes(12).toString('hex')}`;
const secondsOf = (instant: number) => Math.floor(instant / 1000);

/**
 * A payment provider in memory that behaves like Stripe as far as the product can tell. Actions at its checkout
 * happen at an instant that the caller chooses and return the events that Stripe would send.
 */
export class StripeInMemory {
  readonly sessions = new Map<string, CheckoutSession>();
  readonly payments = new Map<string, Payment>();
  readonly charges = new Map<string, Charge>();
  readonly disputes = new Map<string, Dispute>();
  readonly #checkoutUrl: (sessionId: string) => string;

  constructor(checkoutUrl: (sessionId: string) => string) {
    this.#checkoutUrl = checkoutUrl;
  }

  open(newSession: NewSession, at: number): CheckoutSession {
    const id = newId('cs');
    const session: CheckoutSession = {
      ...newSession,
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      url: this.#checkoutUrl(id),
      payment_intent: null,
      created: secondsOf(at),
    };
    this.sessions.set(id, session);
    return session;
  }

  chargeOf({ payment_intent }: CheckoutSession): Charge | undefined {
    const latest = this.payments.get(payment_intent ?? '')?.latest_charge;
    return this.charges.get(latest ?? '');
  }

  pay(session: CheckoutSession, at: number): StandInEvent[] {
    if (session.status !== 'open') return [];
    this.#complete(session, 'succeeded');
    this.#charge(session, at);
    return [{ type: 'checkout.session.completed', object: session }];
  }

  /** Pays by bank transfer: the checkout is over, and the money is still on its way. */
  payLater(session: CheckoutSession): StandInEvent[] {
    if (session.status !== 'open') return [];
    this.#complete(session, 'processing');
    return [{ type: 'checkout.session.completed', object: session }];
  }

  /** Completes a bank transfer: the money has arrived. */
  arrive(session: CheckoutSession, at: number): StandInEvent[] {
    const payment = this.#processingPayment(session);
    if (!payment) return [];
    payment.status = 'succeeded';
    this.#charge(session, at);
    return [{ type: 'checkout.session.async_payment_succeeded', object: session }];
  }

  /** Ends a bank transfer without money. */
  fail(session: CheckoutSession): StandInEvent[] {
    const payment = this.#processingPayment(session);
    if (!payment) return [];
    payment.status = 'requires_payment_method';
    return [{ type: 'checkout.session.async_payment_failed', object: session }];
  }

  expire(session: CheckoutSession): StandInEvent[] {
    if (session.status !== 'open') return [];
    session.status = 'expired';
    session.url = null;
    return [{ type: 'checkout.session.expired', object: session }];
  }

  refund(session: CheckoutSession, cents: number = session.amount_total): StandInEvent[] {
    const charge = this.chargeOf(session);
    if (!charge || charge.refunded) return [];
    charge.amount_refunded = Math.min(charge.amount, charge.amount_refunded + cents);
    charge.refunded = charge.amount_refunded === charge.amount;
    return [{ type: 'charge.refunded', object: charge }];
  }

  dispute(session: CheckoutSession, at: number): StandInEvent[] {
    const charge = this.chargeOf(session);
    if (!charge || charge.disputed) return [];
    charge.disputed = true;
    const dispute: Dispute = {
      id: newId('dp'),
      object: 'dispute',
      amount: charge.amount,
      charge: charge.id,
      payment_intent: charge.payment_intent,
      status: 'needs_response',
      balance_transactions: [{ object: 'balance_transaction', amount: -charge.amount }],
      created: secondsOf(at),
    };
    this.disputes.set(dispute.id, dispute);
    return [
      { type: 'charge.dispute.created', object: dispute },
      { type: 'charge.dispute.funds_withdrawn', object: dispute },
    ];
  }

  closeDispute(session: CheckoutSession, status: 'won' | 'lost'): StandInEvent[] {
    const dispute = [...this.disputes.values()].find(
      ({ payment_intent }) => payment_intent === session.payment_intent,
    );
    if (dispute?.status !== 'needs_response') return [];
    dispute.status = status;
    if (status === 'lost') return [{ type: 'charge.dispute.closed', object: dispute }];
    dispute.balance_transactions.push({ object: 'balance_transaction', amount: dispute.amount });
    return [
      { type: 'charge.dispute.funds_reinstated', object: dispute },
      { type: 'charge.dispute.closed', object: dispute },
    ];
  }

  #complete(session: CheckoutSession, status: Payment['status']): void {
    const id = newId('pi');
    const { amount_total: amount, currency, metadata } = session;
    this.payments.set(id, {
      id,
      object: 'payment_intent',
      amount,
      currency,
      status,
      latest_charge: null,
      metadata,
    });
    Object.assign(session, { status: 'complete', payment_intent: id, url: null });
  }

  #charge(session: CheckoutSession, at: number): void {
    const payment = this.payments.get(session.payment_intent ?? '');
    if (!payment) return;
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      amount: payment.amount,
      amount_refunded: 0,
      payment_intent: payment.id,
      refunded: false,
      disputed: false,
      created: secondsOf(at),
    };
    this.charges.set(charge.id, charge);
    payment.latest_charge = charge.id;
    session.payment_status = 'paid';
  }

  #processingPayment({ payment_intent }: CheckoutSession): Payment | undefined {
    const payment = this.payments.get(payment_intent ?? '');
    return payment?.status === 'processing' ? payment : undefined;
  }
}

import type Stripe from 'stripe';
import type { Checkout } from './payments';

type Session = Pick<Stripe.Checkout.Session, 'status' | 'payment_status'>;
type Payment = Pick<Stripe.PaymentIntent, 'status'> | null;
type Charge = Pick<Stripe.Charge, 'refunded'> | null;
type Dispute = Pick<Stripe.Dispute, 'status'> & {
  balance_transactions: readonly Pick<Stripe.BalanceTransaction, 'amount'>[];
};

const paidStatuses: readonly string[] = ['paid', 'no_payment_required'];
/** After a delayed payment failed, the payment intent waits for another payment, which never comes. */
const failedStatuses: readonly string[] = ['requires_payment_method', 'canceled'];

/** Whether the bank has taken the money back: an inquiry takes none, a dispute that was won returns it. */
function isWithdrawn({ status, balance_transactions }: Dispute): boolean {
  const balance = balance_transactions.reduce((sum, { amount }) => sum + amount, 0);
  return status !== 'won' && balance < 0;
}

/** The state of a checkout. It depends on the state at the provider, not on the order of its events. */
export function checkoutState(
  session: Session,
  payment: Payment,
  charge: Charge,
  disputes: readonly Dispute[],
): Checkout['state'] {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  if (!paidStatuses.includes(session.payment_status)) {
    return payment && failedStatuses.includes(payment.status) ? 'failed' : 'pending';
  }
  if (charge?.refunded) return 'refunded';
  return disputes.some(isWithdrawn) ? 'disputed' : 'paid';
}

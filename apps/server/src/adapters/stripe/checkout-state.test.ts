import { describe, expect, it } from 'vitest';
import { checkoutState } from './checkout-state';

const complete = (payment_status: string) => ({ status: 'complete', payment_status }) as const;
const succeeded = { status: 'succeeded' } as const;
const notRefunded = { refunded: false };
const dispute = (status: string, ...amounts: number[]) => ({
  status,
  balance_transactions: amounts.map((amount) => ({ amount })),
});

describe('The state of a checkout', () => {
  it.each([
    ['open', checkoutState({ status: 'open', payment_status: 'unpaid' }, null, null, [])],
    ['expired', checkoutState({ status: 'expired', payment_status: 'unpaid' }, null, null, [])],
    ['pending', checkoutState(complete('unpaid'), { status: 'processing' }, null, [])],
    ['failed', checkoutState(complete('unpaid'), { status: 'requires_payment_method' }, null, [])],
    ['failed', checkoutState(complete('unpaid'), { status: 'canceled' }, null, [])],
    ['paid', checkoutState(complete('paid'), succeeded, notRefunded, [])],
    ['paid', checkoutState(complete('no_payment_required'), null, null, [])],
    ['refunded', checkoutState(complete('paid'), succeeded, { refunded: true }, [])],
  ])('is %s if the provider says so', (expected, state) => {
    expect(state).toBe(expected);
  });

  it.each([
    ['an inquiry takes no money', 'paid', dispute('warning_needs_response')],
    ['funds withdrawn', 'disputed', dispute('needs_response', -499)],
    ['lost', 'disputed', dispute('lost', -499)],
    ['won and returned', 'paid', dispute('won', -499, 499)],
    ['won, the return still on its way', 'paid', dispute('won', -499)],
  ])('follows from a dispute: %s', (_what, expected, one) => {
    expect(checkoutState(complete('paid'), succeeded, notRefunded, [one])).toBe(expected);
  });
});

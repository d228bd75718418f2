import type { Payments } from '../../adapters/stripe/payments';
import { Refusal } from '../../refusals/refusal';

export const notSetUp = () => new Refusal('payments_not_set_up', 'You can’t buy Premium on this server.');

/** The payment provider did not answer, or gave an unusable answer. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';
}

async function answerOf<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (cause) {
    throw new ProviderFailed('The payment provider failed', { cause });
  }
}

/** Wraps errors of the provider, so that they are not taken for our own. */
export function wrapFailures(payments: Payments): Payments {
  return {
    ...payments,
    openCheckout: (order) => answerOf(payments.openCheckout(order)),
    readCheckout: (sessionId) => answerOf(payments.readCheckout(sessionId)),
    sessionOf: (paymentIntent) => answerOf(payments.sessionOf(paymentIntent)),
    closeCheckout: (sessionId) => answerOf(payments.closeCheckout(sessionId)),
  };
}

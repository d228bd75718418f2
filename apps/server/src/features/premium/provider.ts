import type { Payments } from '../../adapters/stripe/payments';
import { Refusal } from '../../refusals/refusal';

export const notSetUp = () => new Refusal('payments_not_set_up', 'You can’t buy Premium on this server.');

/** The payment provider did not answer, or gave an unusable answer. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';
}

async function wrapFailure<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (cause) {
    throw new ProviderFailed('The payment provider failed', { cause });
  }
}

/** Wraps errors of the provider, so that they are told from errors of this program. */
export function wrapFailures(payments: Payments): Payments {
  return {
    ...payments,
    openCheckout: (order) => wrapFailure(payments.openCheckout(order)),
    readCheckout: (sessionId) => wrapFailure(payments.readCheckout(sessionId)),
    sessionOf: (paymentIntent) => wrapFailure(payments.sessionOf(paymentIntent)),
    closeCheckout: (sessionId) => wrapFailure(payments.closeCheckout(sessionId)),
  };
}

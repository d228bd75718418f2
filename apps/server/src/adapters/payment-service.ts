import type { PaymentsMode } from '@hundred/contract/premium';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { isLoopback } from '../config/values';
import type { Logger } from '../logging/logger';
import { makePaymentsSandbox } from './payments-sandbox/sandbox';
import type { Payments } from './stripe/payments';
import { makeStripePayments } from './stripe/stripe-payments';

/** The payment service: Stripe, a stand-in for it inside this program, or none. */
export interface PaymentService {
  mode: PaymentsMode;
  provider: Payments | undefined;
  addRoutes(app: FastifyInstance): Promise<void>;
}

export interface PaymentServiceParts {
  config: Pick<Config, 'payments' | 'publicUrl' | 'supportEmail'>;
  webDir: string;
  log: Logger;
  clock: () => number;
}

const doNothing = async () => {};

export function makePaymentService(parts: PaymentServiceParts): PaymentService {
  const { payments, publicUrl } = parts.config;
  switch (payments.kind) {
    case 'stripe': {
      const { secretKey, webhookSecret, apiBase } = payments;
      // A key begins with sk_ (secret) or rk_ (restricted).
      const isTestKey = /^.k_test_/.test(secretKey);
      if (isTestKey && publicUrl.startsWith('https:') && !isLoopback(publicUrl)) {
        parts.log.warn(
          {},
          'STRIPE_SECRET_KEY is a test key: no card is charged, and people get Premium for free. Set a key that begins with sk_live_ or rk_live_',
        );
      }
      const provider = makeStripePayments({
        mode: 'stripe',
        secretKey,
        webhookSecret,
        publicUrl,
        reach: { apiBase },
      });
      return { mode: 'stripe', provider, addRoutes: doNothing };
    }
    case 'sandbox':
      return { mode: 'sandbox', ...makePaymentsSandbox({ ...parts, ...parts.config }) };
    case 'off':
      return { mode: 'off', provider: undefined, addRoutes: doNothing };
  }
}

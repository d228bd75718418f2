import { receivePaymentEvent } from '@hundred/contract/premium';
import type { FastifyInstance } from 'fastify';
import type { PaymentNotice } from '../../adapters/stripe/payments';
import type { Database } from '../../db/storage';
import { routeOptionsOf } from '../../http/route-options';
import { sendRefusal } from '../../http/send-refusal';
import type { Logger } from '../../logging/logger';
import { Refusal } from '../../refusals/refusal';
import { notSetUp } from './provider';
import { isProcessed, storeNotice } from './purchases';
import type { Selling } from './selling';

export interface WebhookParts {
  database: Database;
  selling: Selling | undefined;
  log: Logger;
}

/** The largest event that Stripe sends. */
const bodyLimit = 256 * 1024;
const receivedAnswer = { received: true } as const;

/**
 * Accepts events of the payment provider with a valid signature. An event that could not be processed is answered
 * with an error and not recorded, so that the provider sends it again.
 */
export function addPaymentWebhook(scope: FastifyInstance, { database, selling, log }: WebhookParts): void {
  const processNotice = async (notice: PaymentNotice, now: number, { payments, settle }: Selling) => {
    const { about } = notice;
    const sessionId =
      about && ('sessionId' in about ? about.sessionId : await payments.sessionOf(about.paymentIntent));
    // An event about no checkout is only recorded.
    if (!sessionId) return storeNotice(database, notice, now);
    const settled = await settle(sessionId, now, notice);
    log.info(
      { event: notice.type, purchase: settled?.purchase.id, state: settled?.state },
      'a payment event was processed',
    );
  };

  // A scope of its own, because the signature is checked over the raw bytes of the body.
  scope.register(async (webhookScope) => {
    webhookScope.removeAllContentTypeParsers();
    webhookScope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    webhookScope.route({
      ...routeOptionsOf(receivePaymentEvent),
      bodyLimit,
      // The provider sends many events at once after an outage, and a wrong signature costs only one hash.
      config: { rateLimit: false },
      async handler(request, reply) {
        if (!selling) return sendRefusal(reply, notSetUp());
        const signature = request.headers['stripe-signature'];
        const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const notice = await selling.payments.readNotice(
          payload,
          typeof signature === 'string' ? signature : undefined,
        );
        if (!notice) {
          return sendRefusal(reply, new Refusal('invalid_signature', 'The signature isn’t valid.'));
        }
        if (!(await isProcessed(database, notice))) await processNotice(notice, request.now, selling);
        return reply.code(200).send(receivedAnswer);
      },
    });
  });
}

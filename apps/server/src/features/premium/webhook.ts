import { receivePaymentEvent } from '@hundred/contract/premium';
import type { FastifyInstance } from 'fastify';
import type { Notice, Payments } from '../../adapters/stripe/payments';
import type { Database, Log } from '../../db/storage';
import { Refusal, sendRefusal } from '../../http/refusal';
import { placeOf } from '../../http/route';
import { notSetUp } from './provider';
import { isKnown, keepNotice } from './purchases';
import type { Settle } from './settle-purchase';

export interface WebhookParts {
  database: Database;
  payments: Payments | undefined;
  settle: Settle | undefined;
  log: Log;
}

/** The largest event that Stripe sends. */
const bodyLimit = 256 * 1024;
const received = { received: true } as const;

/**
 * Takes events of the payment provider, known by their signature. One that could not be dealt with is answered
 * with an error and not remembered, so that the provider sends it again.
 */
export function addPaymentWebhook(
  scope: FastifyInstance,
  { database, payments, settle, log }: WebhookParts,
): void {
  const deal = async ({ about, ...notice }: Notice, now: number, provider: Payments, settleOne: Settle) => {
    const sessionId =
      about && ('sessionId' in about ? about.sessionId : await provider.sessionOf(about.paymentIntent));
    if (!sessionId) return keepNotice(database, { ...notice, about }, now);
    const settled = await settleOne(sessionId, now, { ...notice, about });
    log.info(
      { event: notice.type, purchase: settled?.purchase.id, state: settled?.state },
      'a payment event was dealt with',
    );
  };

  scope.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    inner.route({
      ...placeOf(receivePaymentEvent),
      bodyLimit,
      // The provider sends many at once after an outage of ours; a wrong signature costs one hash.
      config: { rateLimit: false },
      async handler(request, reply) {
        if (!payments || !settle) return sendRefusal(reply, notSetUp());
        const signature = request.headers['stripe-signature'];
        const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const notice = await payments.readNotice(
          payload,
          typeof signature === 'string' ? signature : undefined,
        );
        if (!notice) {
          return sendRefusal(reply, new Refusal('invalid_signature', 'The signature is not valid.'));
        }
        if (!(await isKnown(database, notice))) await deal(notice, request.now, payments, settle);
        return reply.code(200).send(received);
      },
    });
  });
}

import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromThisMachine } from '../../http/limits/from-this-machine';
import type { Logger } from '../../logging/logger';
import { fieldReader, isOwnForm, readForms, sendPage } from '../served-pages/form-requests';
import type { Look } from '../served-pages/layout';
import { findThemeScript, serveStylesheet } from '../served-pages/stylesheet';
import type { Payments } from '../stripe/payments';
import { makeStripePayments } from '../stripe/stripe-payments';
import { checkoutPage, declinedPage, listPage, missingPage } from './pages';
import { makeStandInApi } from './stand-in-api';
import { type CheckoutSession, type StandInEvent, StripeInMemory } from './stripe-in-memory';

export interface SandboxParts {
  publicUrl: string;
  supportEmail: string | undefined;
  webDir: string;
  log: Logger;
  clock: () => number;
}

const sandboxPath = '/sandbox';
const stylesheetPath = `${sandboxPath}/assets/sandbox.css`;
const webhookPath = '/api/premium/webhook';

/** The actions of the hosted checkout, by the name of their button. */
const actions: Record<
  string,
  (standIn: StripeInMemory, session: CheckoutSession, at: number) => StandInEvent[]
> = {
  pay: (standIn, session, at) => standIn.pay(session, at),
  later: (standIn, session) => standIn.payLater(session),
  arrive: (standIn, session, at) => standIn.arrive(session, at),
  fail: (standIn, session) => standIn.fail(session),
  refund: (standIn, session) => standIn.refund(session),
  dispute: (standIn, session, at) => standIn.dispute(session, at),
  win: (standIn, session) => standIn.closeDispute(session, 'won'),
  expire: (standIn, session) => standIn.expire(session),
};
/** The actions after which Stripe sends the buyer back to our page. */
const leavesCheckout = new Set(['pay', 'later']);

/** An event as Stripe sends it. Its signature follows the machine's clock, whatever a test's clock says. */
function signedEvent({ type, object }: StandInEvent, secret: string, machineTime: number) {
  const id = `evt_${randomUUID()}`;
  const payload = JSON.stringify({ id, object: 'event', created: object.created, type, data: { object } });
  const seconds = Math.floor(machineTime / 1000);
  const hash = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return { payload, signature: `t=${seconds},v1=${hash}` };
}

/**
 * Stands in for Stripe if Stripe is not configured, on this machine only: has Stripe's API inside the program, shows the
 * hosted checkout as pages that are marked as a test, and sends signed webhooks to the same endpoint as Stripe.
 */
export function makePaymentsSandbox({ publicUrl, supportEmail, webDir, log, clock }: SandboxParts): {
  provider: Payments;
  addRoutes(app: FastifyInstance): Promise<void>;
} {
  const secretKey = `sk_test_${randomBytes(16).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  const standIn = new StripeInMemory((sessionId) => `${publicUrl}${sandboxPath}/checkout/${sessionId}`);
  const look: Look = { stylesheet: stylesheetPath, themeScript: findThemeScript(webDir), supportEmail };

  const sendEvents = async (app: FastifyInstance, events: readonly StandInEvent[], at: number) => {
    for (const event of events) {
      const { payload, signature } = signedEvent(event, webhookSecret, clock());
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signature,
        // Read only under the test clock, with which a payment must count on the date that the test chose.
        'x-test-now': new Date(at).toISOString(),
      };
      const { statusCode } = await app.inject({ method: 'POST', url: webhookPath, headers, payload });
      if (statusCode !== 200)
        log.warn({ event: event.type, statusCode }, 'the server did not accept a test payment event');
    }
  };

  const sessionIn = ({ params }: FastifyRequest) =>
    standIn.sessions.get((params as { sessionId: string }).sessionId);

  const answerAction = async (app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) => {
    const session = sessionIn(request);
    if (!session || !isOwnForm(request, { publicUrl })) return sendPage(reply, 404, missingPage(look));
    const action = fieldReader(request)('action');
    if (action === 'cancel') return reply.redirect(session.cancel_url, 303);
    if (action === 'decline') return sendPage(reply, 200, declinedPage(look, standIn, session));
    // The name comes from a form, so it may be that of an inherited property, such as `constructor`.
    const events = Object.hasOwn(actions, action)
      ? (actions[action]?.(standIn, session, request.now) ?? [])
      : [];
    await sendEvents(app, events, request.now);
    return reply.redirect(
      leavesCheckout.has(action)
        ? session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id)
        : `${sandboxPath}/checkout/${session.id}`,
      303,
    );
  };

  return {
    provider: makeStripePayments({
      mode: 'sandbox',
      secretKey,
      webhookSecret,
      publicUrl,
      reach: { fetch: makeStandInApi(standIn, secretKey, clock) },
    }),
    async addRoutes(app) {
      await app.register(async (scope) => {
        readForms(scope);
        scope.addHook('onRequest', async (request, reply) => {
          if (!isFromThisMachine(request)) return sendPage(reply, 404, missingPage(look));
        });
        const hiddenRoute = { schema: { hide: true } };
        serveStylesheet(scope, stylesheetPath, webDir);
        scope.get(sandboxPath, hiddenRoute, (_request, reply) =>
          sendPage(reply, 200, listPage(look, standIn)),
        );
        scope.get(`${sandboxPath}/checkout/:sessionId`, hiddenRoute, (request, reply) => {
          const session = sessionIn(request);
          return session
            ? sendPage(reply, 200, checkoutPage(look, standIn, session))
            : sendPage(reply, 404, missingPage(look));
        });
        scope.post(`${sandboxPath}/checkout/:sessionId`, hiddenRoute, (request, reply) =>
          answerAction(app, request, reply),
        );
      });
    },
  };
}

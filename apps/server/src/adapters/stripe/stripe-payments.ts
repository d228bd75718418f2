import { plans } from '@hundred/domain/entitlements/plans';
import type Stripe from 'stripe';
import { memoizeAsync } from '../../caching/memoize-async';
import { checkoutState } from './checkout-state';
import type { Checkout, PaymentNotice, Payments } from './payments';

export interface StripeSettings {
  mode: Payments['mode'];
  secretKey: string;
  webhookSecret: string;
  /** The address that people return to. */
  publicUrl: string;
  /** How the SDK reaches the API, if that is not Stripe's own address. */
  reach: { apiBase?: string | undefined; fetch?: typeof fetch };
}

const timeoutMs = 15_000;
/** How old the signature of a notice may be. */
const toleranceSeconds = 300;
const currency = 'usd';

/** Loads the SDK. Called when it is first needed, because loading takes longer than the rest of a start. */
async function loadClient({ secretKey, reach: { apiBase, fetch } }: StripeSettings) {
  const { default: Stripe } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiBase ?? 'https://api.stripe.com');
  const client = new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
    ...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch) }),
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
  });
  const isMissing = (error: unknown) =>
    error instanceof Stripe.errors.StripeError && error.statusCode === 404;
  const isWrongSignature = (error: unknown) =>
    error instanceof Stripe.errors.StripeSignatureVerificationError;
  return { client, isMissing, isWrongSignature };
}

/** A part of an answer that was requested in full; null if the answer has none, or only its id. */
const objectIn = <T extends object>(part: string | T | null | undefined): T | null =>
  typeof part === 'object' ? (part ?? null) : null;

const idOf = (part: string | { id: string } | null | undefined): string | null =>
  typeof part === 'string' ? part : (part?.id ?? null);

export function makeStripePayments(settings: StripeSettings): Payments {
  const { publicUrl, webhookSecret } = settings;
  const sdk = memoizeAsync(() => loadClient(settings));

  const checkoutOf = async (client: Stripe, session: Stripe.Checkout.Session): Promise<Checkout> => {
    const payment = objectIn(session.payment_intent);
    const charge = objectIn(payment?.latest_charge);
    const disputes =
      payment && charge?.disputed ? await client.disputes.list({ payment_intent: payment.id }) : { data: [] };
    return {
      sessionId: session.id,
      purchase: session.metadata?.purchase ?? null,
      personId: session.client_reference_id,
      state: checkoutState(session, payment, charge, disputes.data),
      url: session.url,
      paymentIntent: payment?.id ?? null,
      paidAt: charge ? charge.created * 1000 : null,
    };
  };

  return {
    mode: settings.mode,
    async openCheckout({ purchase, personId, plan, idempotencyKey }) {
      const { client } = await sdk();
      const { name, terms, priceInCents } = plans[plan];
      const metadata = { purchase, plan };
      const { id, url } = await client.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: personId,
          metadata,
          payment_intent_data: { metadata },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency,
                unit_amount: priceInCents,
                product_data: { name: `Hundred ${name}`, description: terms },
              },
            },
          ],
          success_url: `${publicUrl}/premium/success?session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: `${publicUrl}/premium/cancel`,
        },
        { idempotencyKey },
      );
      if (!url) throw new Error('The payment provider gave a checkout without an address');
      return { sessionId: id, url };
    },
    async readCheckout(sessionId) {
      const { client, isMissing } = await sdk();
      try {
        const expand = ['payment_intent.latest_charge'];
        return await checkoutOf(client, await client.checkout.sessions.retrieve(sessionId, { expand }));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async sessionOf(paymentIntent) {
      const { client } = await sdk();
      const { data } = await client.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 });
      return data[0]?.id;
    },
    async closeCheckout(sessionId) {
      const { client } = await sdk();
      await client.checkout.sessions.expire(sessionId);
    },
    async readNotice(payload, signature) {
      const { client, isWrongSignature } = await sdk();
      try {
        const { webhooks } = client;
        const event = webhooks.constructEvent(payload, signature ?? '', webhookSecret, toleranceSeconds);
        return { id: event.id, type: event.type, about: aboutOf(event) };
      } catch (error) {
        if (isWrongSignature(error)) return undefined;
        // Any other error is a fault of ours. The caller answers with a 500, and Stripe sends the event again.
        throw error;
      }
    },
  };
}

/** What an event is about. Only events of checkouts, refunds and disputes can change a purchase; null for all others. */
function aboutOf({ type, data }: Stripe.Event): PaymentNotice['about'] {
  const object = data.object as { id?: string; payment_intent?: string | { id: string } | null };
  if (type.startsWith('checkout.session.')) return object.id ? { sessionId: object.id } : null;
  if (!/^(charge\.(refund|dispute)|refund\.)/.test(type)) return null;
  const paymentIntent = idOf(object.payment_intent);
  return paymentIntent === null ? null : { paymentIntent };
}

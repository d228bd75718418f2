import { createHash } from 'node:crypto';
import type { CheckoutSession, StripeInMemory } from './stripe-in-memory';

type Answer = { status: number; body: unknown };

interface StoredAnswer {
  request: string;
  answer: Answer;
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const refuse = (status: number, type: string, message: string, code?: string): Answer => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
});
const refuseRequest = (message: string, code?: string) => refuse(400, 'invalid_request_error', message, code);
const noSuchSession = () =>
  refuse(404, 'invalid_request_error', 'No such checkout.session', 'resource_missing');

/** The items that belong to one payment, in Stripe's format of a list. */
const listOfPayment = (items: Iterable<{ payment_intent: string | null }>, payment: string | null) =>
  ok({
    object: 'list',
    data: [...items].filter(({ payment_intent }) => payment_intent === payment),
    has_more: false,
  });

/** The fields below `metadata`, from the flat form of the API. */
function metadataIn(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const field = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return field === undefined ? [] : [[field, value]];
    }),
  );
}

/** The few calls of Stripe's API that the product makes, in the format of its SDK. */
export function makeStandInApi(
  standIn: StripeInMemory,
  secretKey: string,
  clock: () => number,
): typeof fetch {
  const storedAnswers = new Map<string, StoredAnswer>();

  /** The session. If the request asks for it (`expand`), it has its payment and charge instead of their ids. */
  const expandSession = (session: CheckoutSession, query: URLSearchParams) => {
    const parts = [...query].filter(([name]) => name.startsWith('expand')).map(([, value]) => value);
    const payment = standIn.payments.get(session.payment_intent ?? '');
    if (!payment || !parts.includes('payment_intent.latest_charge')) return session;
    const latest_charge = standIn.charges.get(payment.latest_charge ?? '') ?? null;
    return { ...session, payment_intent: { ...payment, latest_charge } };
  };

  const createSession = (form: URLSearchParams): Answer => {
    const price = 'line_items[0][price_data]';
    const amount = Number(form.get(`${price}[unit_amount]`));
    const [success_url, cancel_url] = [form.get('success_url'), form.get('cancel_url')];
    if (!success_url || !cancel_url || !Number.isInteger(amount) || amount <= 0) {
      return refuseRequest('Missing required param', 'parameter_missing');
    }
    const session = standIn.open(
      {
        mode: form.get('mode') ?? '',
        success_url,
        cancel_url,
        client_reference_id: form.get('client_reference_id'),
        metadata: metadataIn(form),
        amount_total: amount,
        currency: form.get(`${price}[currency]`) ?? '',
        product: form.get(`${price}[product_data][name]`) ?? '',
      },
      clock(),
    );
    // A copy, because the answer is stored for its idempotency key, and the session changes.
    return ok({ ...session });
  };

  /** Acts once for each idempotency key: the same key gives the same answer, and is refused for another request. */
  const actOnce = (key: string | null, form: URLSearchParams, act: () => Answer): Answer => {
    if (key === null) return act();
    const request = createHash('sha256').update(form.toString()).digest('hex');
    const stored = storedAnswers.get(key);
    if (stored && stored.request !== request) {
      return refuse(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      );
    }
    const answer = stored?.answer ?? act();
    storedAnswers.set(key, { request, answer });
    return answer;
  };

  const answerTo = async (request: Request): Promise<Answer> => {
    const url = new URL(request.url);
    const form = new URLSearchParams(await request.text());
    const [, id = ''] = /^\/v1\/checkout\/sessions\/(\w+)/.exec(url.pathname) ?? [];
    const payment = url.searchParams.get('payment_intent');
    const call = `${request.method} ${id ? url.pathname.replace(id, ':id') : url.pathname}`;
    const session = standIn.sessions.get(id);
    switch (call) {
      case 'POST /v1/checkout/sessions':
        return actOnce(request.headers.get('idempotency-key'), form, () => createSession(form));
      case 'GET /v1/checkout/sessions':
        return listOfPayment(standIn.sessions.values(), payment);
      case 'GET /v1/disputes':
        return listOfPayment(standIn.disputes.values(), payment);
      case 'GET /v1/checkout/sessions/:id':
        return session ? ok(expandSession(session, url.searchParams)) : noSuchSession();
      case 'POST /v1/checkout/sessions/:id/expire':
        if (!session) return noSuchSession();
        if (session.status !== 'open')
          return refuseRequest('Only Checkout Sessions with a status of open expire.');
        standIn.expire(session);
        return ok(session);
      default:
        return refuse(404, 'invalid_request_error', `Unrecognized request URL (${call})`);
    }
  };

  return async (input, init) => {
    const request = new Request(input, init);
    const isAllowed = request.headers.get('authorization') === `Bearer ${secretKey}`;
    const { status, body } = isAllowed
      ? await answerTo(request)
      : refuse(401, 'authentication_error', 'Invalid API Key provided');
    return Response.json(body, { status });
  };
}

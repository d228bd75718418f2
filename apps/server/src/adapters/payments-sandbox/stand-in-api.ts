import { createHash } from 'node:crypto';
import type { CheckoutSession, StandIn } from './stand-in';

type Answer = { status: number; body: unknown };

interface StoredAnswer {
  request: string;
  answer: Answer;
}

const refuse = (status: number, type: string, message: string, code?: string): Answer => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
});
const missing = (what: string) => refuse(404, 'invalid_request_error', `No such ${what}`, 'resource_missing');
const listOf = (data: unknown[]) => ({ status: 200, body: { object: 'list', data, has_more: false } });

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
export function makeStandInApi(standIn: StandIn, secretKey: string, clock: () => number): typeof fetch {
  const storedAnswers = new Map<string, StoredAnswer>();

  /** The session with the parts that the request expands, as Stripe calls it. */
  const expanded = (session: CheckoutSession, query: URLSearchParams) => {
    const expand = [...query].filter(([name]) => name.startsWith('expand')).map(([, value]) => value);
    const payment = standIn.payments.get(session.payment_intent ?? '');
    if (!payment || !expand.includes('payment_intent.latest_charge')) return session;
    const latest_charge = standIn.charges.get(payment.latest_charge ?? '') ?? null;
    return { ...session, payment_intent: { ...payment, latest_charge } };
  };

  const create = (form: URLSearchParams): Answer => {
    const price = 'line_items[0][price_data]';
    const amount = Number(form.get(`${price}[unit_amount]`));
    const [success_url, cancel_url] = [form.get('success_url'), form.get('cancel_url')];
    if (!success_url || !cancel_url || !Number.isInteger(amount) || amount <= 0) {
      return refuse(400, 'invalid_request_error', 'Missing required param', 'parameter_missing');
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
    return { status: 200, body: { ...session } };
  };

  /** The same key gives the same answer, and may not be used for anything else. */
  const once = (key: string | null, form: URLSearchParams, act: () => Answer): Answer => {
    if (key === null) return act();
    const request = createHash('sha256').update(form.toString()).digest('hex');
    const before = storedAnswers.get(key);
    if (before && before.request !== request) {
      return refuse(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      );
    }
    const answer = before?.answer ?? act();
    storedAnswers.set(key, { request, answer });
    return answer;
  };

  const answerTo = (method: string, url: URL, form: URLSearchParams, key: string | null): Answer => {
    const [, id = ''] = /^\/v1\/checkout\/sessions\/(\w+)/.exec(url.pathname) ?? [];
    const ofPayment = url.searchParams.get('payment_intent');
    const call = `${method} ${id ? url.pathname.replace(id, ':id') : url.pathname}`;
    const session = standIn.sessions.get(id);
    switch (call) {
      case 'POST /v1/checkout/sessions':
        return once(key, form, () => create(form));
      case 'GET /v1/checkout/sessions':
        return listOf(
          [...standIn.sessions.values()].filter(({ payment_intent }) => payment_intent === ofPayment),
        );
      case 'GET /v1/disputes':
        return listOf(
          [...standIn.disputes.values()].filter(({ payment_intent }) => payment_intent === ofPayment),
        );
      case 'GET /v1/checkout/sessions/:id':
        return session
          ? { status: 200, body: expanded(session, url.searchParams) }
          : missing('checkout.session');
      case 'POST /v1/checkout/sessions/:id/expire':
        if (!session) return missing('checkout.session');
        if (session.status !== 'open') {
          return refuse(400, 'invalid_request_error', 'Only Checkout Sessions with a status of open expire.');
        }
        standIn.expire(session);
        return { status: 200, body: session };
      default:
        return refuse(404, 'invalid_request_error', `Unrecognized request URL (${call})`);
    }
  };

  return async (input, init) => {
    const request = new Request(input, init);
    const { status, body } =
      request.headers.get('authorization') === `Bearer ${secretKey}`
        ? answerTo(
            request.method,
            new URL(request.url),
            new URLSearchParams(await request.text()),
            request.headers.get('idempotency-key'),
          )
        : refuse(401, 'authentication_error', 'Invalid API Key provided');
    return Response.json(body, { status });
  };
}

import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, expect } from 'vitest';
import { makeStandInApi } from '../../../adapters/payments-sandbox/stand-in-api';
import { type StandInEvent, StripeInMemory } from '../../../adapters/payments-sandbox/stripe-in-memory';
import type { TestApp } from '../../../testing/test-app';

const secretKey = 'sk_test_local';
const webhookSecret = 'whsec_local';

/** How a delivery differs from the usual one. */
export interface WebhookDelivery {
  id?: string;
  /** The server's time while it handles the event. */
  at?: string;
  secret?: string;
  /** The time of the signature, in epoch seconds. */
  signedAt?: number;
  /** Changes the payload after it was signed. */
  tampered?: (payload: string) => string;
}

/** Stripe's API on a local port. It sends no events by itself: tests deliver, lose and reorder them. */
export async function startStripeStandIn() {
  const standIn = new StripeInMemory((sessionId) => `https://checkout.test/${sessionId}`);
  const api = makeStandInApi(standIn, secretKey, () => Date.now());
  let isDown = false;
  /** What the next answer waits for. Undefined if it need not wait, and once an answer waits. */
  let nextAnswerWaitsFor: Promise<void> | undefined;
  const keys: string[] = [];
  const queriedSessions: string[] = [];
  const broken = new Set<string>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const key = request.headers['idempotency-key'];
    if (typeof key === 'string') keys.push(key);
    const sessionId = request.method === 'GET' && /sessions\/(\w+)/.exec(request.url ?? '')?.[1];
    if (sessionId) queriedSessions.push(sessionId);
    const answer =
      isDown || (sessionId && broken.has(sessionId))
        ? Response.json({ error: { type: 'api_error', message: 'down' } }, { status: 500 })
        : await api(`http://stripe.test${request.url}`, {
            method: request.method ?? 'GET',
            headers: request.headers as Record<string, string>,
            ...(request.method === 'GET' ? {} : { body: Buffer.concat(chunks).toString() }),
          });
    const released = nextAnswerWaitsFor;
    nextAnswerWaitsFor = undefined;
    await released;
    // Tells the SDK not to retry, because its pauses would slow down the tests.
    response.writeHead(answer.status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;

  return {
    standIn,
    /** Every idempotency key that was sent, in order. */
    keys,
    /** Every checkout that was queried, in order. */
    queriedSessions,
    /** Checkouts whose queries always fail. */
    broken,
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    },
    async whileDown<T>(act: () => Promise<T>): Promise<T> {
      isDown = true;
      try {
        return await act();
      } finally {
        isDown = false;
      }
    },
    /** Holds the next answer: it is computed at once, and sent when the returned function is called. */
    holdNextAnswer(): () => void {
      let release = () => {};
      nextAnswerWaitsFor = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    /** Resolves once an answer is held. Called after `holdNextAnswer`. */
    async whenHeld(): Promise<void> {
      await expect.poll(() => nextAnswerWaitsFor === undefined).toBe(true);
    },
    session(sessionId: string) {
      const session = standIn.sessions.get(sessionId);
      if (!session) throw new Error(`the stand-in has no session ${sessionId}`);
      return session;
    },
    /** Sends an event to the webhook. Returns the status of the answer. */
    async deliver(
      { app }: TestApp,
      event: StandInEvent | undefined,
      how: WebhookDelivery = {},
    ): Promise<number> {
      if (!event) throw new Error('nothing happened that could be delivered');
      const payload = JSON.stringify({
        id: how.id ?? `evt_${randomUUID()}`,
        object: 'event',
        type: event.type,
        data: { object: event.object },
      });
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: how.secret ?? webhookSecret,
        ...(how.signedAt === undefined ? {} : { timestamp: how.signedAt }),
      });
      const answer = await app.inject({
        method: 'POST',
        url: '/api/premium/webhook',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
          ...(how.at === undefined ? {} : { 'x-test-now': how.at }),
        },
        payload: how.tampered ? how.tampered(payload) : payload,
      });
      return answer.statusCode;
    },
  };
}

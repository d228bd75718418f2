import { describe, expect, it } from 'vitest';
import { day, later, Shopper } from '../../features/premium/testing/shopper';
import { testApp } from '../../testing/test-app';

const server = testApp();
const publicServer = testApp({ TEST_CLOCK: '0', PUBLIC_URL: 'https://hundred.example' });
const at = '2026-06-10T10:00:00.000Z';

const openPage = (path: string, headers: Record<string, string> = {}) =>
  server.current.app.inject({ url: path, headers });

/** Presses a button of the hosted checkout. */
const press = (sessionId: string, action: string, headers: Record<string, string> = {}) =>
  server.current.app.inject({
    method: 'POST',
    url: `/sandbox/checkout/${sessionId}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:3000',
      'x-test-now': at,
      ...headers,
    },
    payload: `action=${action}`,
  });

async function startCheckout(subject: string, plan: 'starter' | 'lifetime' = 'starter') {
  const shopper = await Shopper.signUp(server.current, subject);
  return { shopper, sessionId: await shopper.checkout(plan, at) };
}

const payments = async (app = server.current.app) =>
  (await app.inject({ url: '/api/config' })).json().payments;

describe('The sandbox', () => {
  it('says on every page that it is a test in which no card is charged', async () => {
    expect(await payments()).toBe('sandbox');
    const { shopper, sessionId } = await startCheckout('looks');
    const { url } = (await shopper.begin('starter', at)).body;
    expect(url).toBe(`http://localhost:3000/sandbox/checkout/${sessionId}`);
    for (const path of [`/sandbox/checkout/${sessionId}`, '/sandbox']) {
      const { statusCode, body, headers } = await openPage(path);
      expect(statusCode).toBe(200);
      expect(body).toContain('This is a test.</strong> No card is charged');
      expect(body).toContain('$4.99');
      expect(headers['content-security-policy']).not.toContain('unsafe-inline');
      expect(body).not.toMatch(/<style|style=|<script>/);
    }
  });

  it('sends a signed event and redirects back after a payment', async () => {
    const { shopper, sessionId } = await startCheckout('pays');
    const { statusCode, headers } = await press(sessionId, 'pay');
    expect([statusCode, headers.location]).toEqual([
      303,
      `http://localhost:3000/premium/success?session_id=${sessionId}`,
    ]);
    expect(await shopper.status(at)).toMatchObject({ plan: 'starter', until: later(at, 100 * day) });
    // A second press does nothing, so Premium ends at the same instant.
    await press(sessionId, 'pay', { 'x-test-now': later(at, day) });
    expect((await shopper.status(at)).until).toBe(later(at, 100 * day));
  });

  it('grants nothing after a declined or cancelled payment, which can still be paid', async () => {
    const { shopper, sessionId } = await startCheckout('declined', 'lifetime');
    const declined = await press(sessionId, 'decline');
    expect([declined.statusCode, declined.body.includes('Your card was declined.')]).toEqual([200, true]);
    const cancelled = await press(sessionId, 'cancel');
    expect(cancelled.headers.location).toBe('http://localhost:3000/premium/cancel');
    expect(await shopper.plan(at)).toBe('free');
    await press(sessionId, 'pay');
    expect(await shopper.plan(at)).toBe('lifetime');
  });

  it.each([
    ['later', ['later'], 'free', 'pending'],
    ['later, and it arrives', ['later', 'arrive'], 'starter', 'paid'],
    ['later, and it fails', ['later', 'fail'], 'free', 'failed'],
    ['and refunded', ['pay', 'refund'], 'free', 'refunded'],
    ['and disputed', ['pay', 'dispute'], 'free', 'disputed'],
    ['disputed, and the dispute won', ['pay', 'dispute', 'win'], 'starter', 'paid'],
    ['after the checkout expired', ['expire', 'pay'], 'free', 'expired'],
  ])('reports the right plan and state for a payment made %s', async (what, actions, plan, state) => {
    const { shopper, sessionId } = await startCheckout(what);
    for (const action of actions) expect((await press(sessionId, action)).statusCode).toBe(303);
    expect(await shopper.status(later(at, 1000), sessionId)).toMatchObject({ plan, checkout: { state } });
  });

  it('accepts only its own forms, and only from this machine', async () => {
    const { shopper, sessionId } = await startCheckout('foreign-form');
    expect((await press(sessionId, 'pay', { origin: 'https://evil.example' })).statusCode).toBe(404);
    expect((await press(sessionId, 'pay', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404);
    expect((await openPage('/sandbox', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404);
    expect((await press('cs_test_nobody', 'pay')).statusCode).toBe(404);
    // An action that does not exist does nothing.
    expect((await press(sessionId, 'constructor')).statusCode).toBe(303);
    expect(await shopper.plan(at)).toBe('free');
  });
});

describe('A server with a public address and without keys', () => {
  it('has no sandbox, and says that purchases are not configured', async () => {
    const { app } = publicServer.current;
    expect(await payments(app)).toBe('off');
    expect((await app.inject({ url: '/sandbox' })).statusCode).toBe(404);
    const shopper = await Shopper.signUp(publicServer.current, 'far-away');
    const now = new Date().toISOString();
    expect(await shopper.begin('starter', now)).toEqual({
      status: 409,
      body: { error: 'payments_not_set_up', message: 'You can’t buy Premium on this server.' },
    });
    const event = await app.inject({ method: 'POST', url: '/api/premium/webhook', payload: '{}' });
    expect([event.statusCode, event.json().error]).toEqual([409, 'payments_not_set_up']);
    expect((await shopper.startTrial(now)).body).toMatchObject({ plan: 'trial' });
  });
});

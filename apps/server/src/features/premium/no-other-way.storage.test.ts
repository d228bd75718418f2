import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { purchase } from '../../db/schema/schema';
import { testApp } from '../../testing/test-app';
import { later, Shopper } from './testing/shopper';
import { startStripeStandIn } from './testing/stripe-stand-in';

const stripe = await startStripeStandIn();
const server = testApp(stripe.environment);
const at = '2026-06-10T10:00:00.000Z';

/** Fields that a person might try to inject. */
const injectedFields = {
  isPremium: true,
  premium: true,
  isInTrial: true,
  plan: 'lifetime',
  until: '2099-01-01T00:00:00Z',
  facts: [{ kind: 'premiumBegan', at: 0, plan: 'lifetime', purchase: 'mine', paidAt: 0 }],
};
/** Enough valid fields to get past the first checks of the calls. */
const validFields = {
  timezone: 'UTC',
  exercise: 'pushups',
  planType: 'lifetime',
  displayName: 'Eve',
  path: 'strength',
};

it('No call with any body, query or header makes a free person premium, except the trial', async () => {
  const eve = await Shopper.signUp(server.current, 'eve');
  const { sessionId } = (await eve.begin('lifetime', at)).body;
  const forgedEvent = {
    id: 'evt_forged',
    type: 'checkout.session.completed',
    data: { object: { ...stripe.session(sessionId), status: 'complete', payment_status: 'paid' } },
  };
  const bodies = [
    injectedFields,
    { ...validFields, userId: eve.id, ...injectedFields },
    { ...validFields, userId: eve.id },
    forgedEvent,
  ];
  const { paths } = (await server.current.app.inject({ url: '/api/openapi.json' })).json();
  const calls = Object.entries<Record<string, unknown>>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })),
  );
  expect(calls).toContainEqual({ path: '/api/premium/webhook', method: 'POST' });
  expect(calls.length).toBeGreaterThan(15);

  for (const { path, method } of calls) {
    if (path === '/api/premium/start-trial') continue;
    const url = `${path.replaceAll(/\{\w+\}/g, '1')}?isPremium=true&plan=lifetime&session_id=${sessionId}`;
    for (const body of method === 'GET' ? [undefined] : bodies) {
      const answer = await server.current.app.inject({
        method: method as 'GET' | 'POST',
        url,
        headers: {
          ...(await server.current.as('eve', at)),
          'x-premium': 'true',
          'x-user-id': eve.id,
          'stripe-signature': 't=1,v1=0',
        },
        ...(body && { payload: body }),
      });
      expect(answer.statusCode, `${method} ${path}`).toBeLessThan(500);
    }
  }

  const facts = await eve.challenger.facts();
  expect(facts.filter(({ kind }) => kind === 'premiumBegan')).toEqual([]);
  const purchases = await server.current.storage.database
    .select()
    .from(purchase)
    .where(eq(purchase.personId, eve.id));
  expect(purchases.map(({ state }) => state)).toEqual(['open']);
});

it('The trial is started once by any number of taps, ends after 7 days, and does not come back', async () => {
  const fay = await Shopper.signUp(server.current, 'fay');
  const taps = await Promise.all([1, 2, 3].map(() => fay.startTrial(at)));
  const until = later(at, 7 * 24 * 60 * 60 * 1000);
  for (const { status, body } of taps) {
    expect([status, body]).toMatchObject([
      200,
      { isPremium: true, isInTrial: true, plan: 'trial', until, trialAvailable: false, checkout: null },
    ]);
  }
  expect(await fay.challenger.facts()).toHaveLength(1);
  expect(await fay.plan(later(until, -1))).toBe('trial');
  expect(await fay.status(until)).toMatchObject({ isPremium: false, plan: 'free', trialAvailable: false });
  expect(await fay.startTrial(until)).toMatchObject({ status: 409, body: { error: 'trial_used' } });
  const tampered = await fay.challenger.ask('POST', '/premium/start-trial', until, { days: 700 });
  expect(tampered).toMatchObject({ status: 400, body: { field: 'days' } });
});

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeStripePayments } from '../../adapters/stripe/stripe-payments';
import { grantPremium } from '../../cli/admin/premium/grant-premium';
import { runAdmin } from '../../cli/admin/run-admin';
import { purchase } from '../../db/schema/schema';
import { makeExecute } from '../../log/execute';
import { makeLogger } from '../../logging/logger';
import { testApp } from '../../testing/test-app';
import { makeSelling } from './selling';
import { day, later, Shopper } from './testing/shopper';
import { startStripeStandIn } from './testing/stripe-stand-in';

const stripe = await startStripeStandIn();
const server = testApp(stripe.environment);
const at = '2026-06-10T10:00:00.000Z';
const signUp = (subject: string) => Shopper.signUp(server.current, subject);
/** The job queries a checkout that is older than ten minutes, because its event may be lost. */
const elevenMinutes = 11 * 60 * 1000;

/** Selling with the payment settings of the server, but this secret key. */
function sellingWith(secretKey: string) {
  const { database } = server.current.storage;
  const { STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = stripe.environment;
  return makeSelling({
    database,
    execute: makeExecute(database),
    payments: makeStripePayments({
      mode: 'stripe',
      secretKey,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      publicUrl: 'http://localhost:3000',
      reach: { apiBase: STRIPE_API_BASE },
    }),
    log: makeLogger('silent'),
    onPaid: async () => {},
  });
}

describe('A checkout', () => {
  it('is opened at the provider with our price, for the caller', async () => {
    const ana = await signUp('opens');
    const { status, body } = await ana.begin('lifetime', at);
    expect(status).toBe(200);
    expect(body).toEqual({
      sessionId: expect.stringMatching(/^cs_test_/),
      url: `https://checkout.test/${body.sessionId}`,
    });
    const [row] = await server.current.storage.database
      .select()
      .from(purchase)
      .where(eq(purchase.sessionId, body.sessionId));
    expect(stripe.session(body.sessionId)).toMatchObject({
      mode: 'payment',
      amount_total: 999,
      currency: 'usd',
      product: 'Hundred Lifetime Champion',
      client_reference_id: ana.id,
      metadata: { purchase: row?.id, plan: 'lifetime' },
      success_url: 'http://localhost:3000/premium/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/premium/cancel',
    });
    expect(await ana.status(at)).toEqual({
      isPremium: false,
      isInTrial: false,
      plan: 'free',
      until: null,
      trialAvailable: true,
      checkout: null,
    });
    expect(await ana.status(at, body.sessionId)).toMatchObject({
      checkout: { planType: 'lifetime', state: 'open' },
    });
  });

  it.each([
    ['another person’s id', { userId: '00000000-0000-4000-8000-000000000000' }, 403, 'userId'],
    ['no id', { userId: undefined }, 400, 'userId'],
    ['an unknown plan', { planType: 'monthly' }, 400, 'planType'],
    ['a price of one’s own', { amount: 1 }, 400, 'amount'],
  ])('is refused for %s', async (_what, more, status, field) => {
    const bo = await signUp('refused');
    expect(await bo.begin('starter', at, more)).toMatchObject({ status, body: { field } });
  });

  it('is the same for a double tap, a retry and two concurrent tabs', async () => {
    const cy = await signUp('two-tabs');
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => cy.begin('starter', at)));
    expect(first?.status).toBe(200);
    for (const other of [...others, await cy.begin('starter', later(at, 60_000))]) {
      expect(other).toEqual(first);
    }
    expect((await cy.begin('lifetime', at)).body.sessionId).not.toBe(first?.body.sessionId);
  });

  it('that the provider failed to open can be tried again, with another idempotency key', async () => {
    const dot = await signUp('tries-again');
    expect(await stripe.whileDown(() => dot.begin('starter', at))).toEqual({
      status: 502,
      body: { error: 'payment_failed', message: 'Payment failed. Please try again.' },
    });
    expect((await dot.begin('starter', at)).status).toBe(200);
    const [failed, second] = stripe.keys.slice(-2);
    expect(failed).not.toBe(second);
  });

  it('is not opened with a foreign secret key', async () => {
    const pim = await signUp('wrong-key');
    const answer = await sellingWith('sk_test_other')?.beginCheckout(pim.id, 'starter', Date.parse(at));
    expect(answer).toMatchObject({ code: 'payment_failed' });
  });

  it('is replaced once it has expired, or the provider does not know it', async () => {
    const eve = await signUp('expires');
    const first = await eve.checkout('starter', at);
    const [expired] = stripe.standIn.expire(stripe.session(first));
    expect(await stripe.deliver(server.current, expired)).toBe(200);
    expect(await eve.status(at, first)).toMatchObject({ checkout: { state: 'expired' } });
    const second = await eve.checkout('starter', at);
    expect(second).not.toBe(first);
    stripe.standIn.sessions.delete(second);
    expect(await eve.checkout('starter', at)).not.toBe(second);
  });

  it('is not opened for a person with Lifetime, and one that was open cannot be paid', async () => {
    const fay = await signUp('lifetime-owner');
    const starter = await fay.checkout('starter', at);
    const lifetime = await fay.checkout('lifetime', at);
    const [paid] = stripe.standIn.pay(stripe.session(lifetime), Date.parse(at));
    expect(await stripe.deliver(server.current, paid, { at })).toBe(200);
    expect(await fay.status(at)).toMatchObject({ plan: 'lifetime', until: null });
    expect(stripe.session(starter).status).toBe('expired');
    for (const plan of ['starter', 'lifetime'] as const) {
      expect(await fay.begin(plan, at)).toMatchObject({ status: 409, body: { error: 'already_lifetime' } });
    }
  });

  it('recognizes a payment whose event was lost instead of charging again', async () => {
    const gil = await signUp('not-charged-twice');
    const session = await gil.checkout('starter', at);
    stripe.standIn.pay(stripe.session(session), Date.parse(at));
    expect(await gil.begin('starter', at)).toMatchObject({ status: 409, body: { error: 'already_paid' } });
    expect(await gil.plan(at)).toBe('starter');
    expect(await gil.checkout('starter', at)).not.toBe(session);
  });

  it('waits for a delayed payment instead of opening a second one', async () => {
    const hal = await signUp('waits');
    const session = stripe.session(await hal.checkout('starter', at));
    const [completed] = stripe.standIn.payLater(session);
    await stripe.deliver(server.current, completed, { at });
    expect(await hal.begin('starter', at)).toMatchObject({ status: 409, body: { error: 'payment_pending' } });
    stripe.standIn.arrive(session, Date.parse(at));
    expect(await hal.begin('starter', at)).toMatchObject({ status: 409, body: { error: 'already_paid' } });
    expect(await hal.plan(at)).toBe('starter');
  });

  it('is shown only to the person who began it', async () => {
    const [ida, jo] = [await signUp('buyer'), await signUp('onlooker')];
    const session = await ida.checkout('lifetime', at);
    stripe.standIn.pay(stripe.session(session), Date.parse(at));
    expect(await jo.status(at, session)).toMatchObject({ plan: 'free', checkout: null });
    expect(await jo.status(at, 'cs_test_nobody')).toMatchObject({ plan: 'free', checkout: null });
    expect(await ida.plan(at)).toBe('free');
  });
});

describe('The page after a checkout', () => {
  it('makes up for a lost event by querying the provider', async () => {
    const kit = await signUp('healed');
    const session = await kit.checkout('starter', at);
    stripe.standIn.pay(stripe.session(session), Date.parse(at));
    expect(await kit.plan(at)).toBe('free');
    expect(await kit.status(at, session)).toMatchObject({
      isPremium: true,
      isInTrial: false,
      plan: 'starter',
      until: later(at, 100 * day),
      checkout: { planType: 'starter', state: 'paid' },
    });
  });

  it('shows the stored state while the provider does not answer', async () => {
    const lu = await signUp('provider-away');
    const session = await lu.checkout('starter', at);
    stripe.standIn.pay(stripe.session(session), Date.parse(at));
    const status = await stripe.whileDown(() => lu.status(at, session));
    expect(status).toMatchObject({ plan: 'free', checkout: { state: 'open' } });
    expect(await lu.status(at, session)).toMatchObject({ plan: 'starter', checkout: { state: 'paid' } });
  });
});

describe('A checkout without any event', () => {
  it('is queried by a job: a paid one grants the plan, one that the provider forgot is given up', async () => {
    const selling = sellingWith(stripe.environment.STRIPE_SECRET_KEY);
    const mo = await signUp('never-came-back');
    const [paid, forgotten] = [await mo.checkout('starter', at), await mo.checkout('lifetime', at)];
    stripe.standIn.pay(stripe.session(paid), Date.parse(at));
    stripe.standIn.sessions.delete(forgotten);
    const soon = later(at, elevenMinutes);
    await stripe.whileDown(() => selling!.settleCheckoutsWithoutEvent(Date.parse(soon)));
    expect(await mo.plan(soon)).toBe('free');
    await selling?.settleCheckoutsWithoutEvent(Date.parse(at));
    expect(await mo.plan(soon)).toBe('free');
    await selling?.settleCheckoutsWithoutEvent(Date.parse(soon));
    expect(await mo.status(soon, forgotten)).toMatchObject({
      plan: 'starter',
      until: later(at, 100 * day),
      checkout: { state: 'expired' },
    });
  });

  it('is queried also if the provider fails on another one, but not after two failures in a row or during a stop', async () => {
    const selling = sellingWith(stripe.environment.STRIPE_SECRET_KEY)!;
    const [oldest, older, newest] = [later(at, day), later(at, day + 1000), later(at, day + 2000)];
    const paid = await (await signUp('after-a-broken-one')).checkout('starter', oldest);
    const broken = await (await signUp('broken')).checkout('starter', older);
    const second = await (await signUp('second-broken')).checkout('starter', newest);
    const soon = Date.parse(later(newest, elevenMinutes));
    const queriesDuring = async (work: () => Promise<void>) => {
      const before = stripe.queriedSessions.length;
      await work();
      return stripe.queriedSessions.slice(before);
    };
    stripe.broken.add(broken);
    expect(await queriesDuring(() => selling.settleCheckoutsWithoutEvent(soon))).toEqual(
      expect.arrayContaining([second, broken, paid]),
    );
    // The server stops after the first query.
    let checks = 0;
    expect(
      await queriesDuring(() => selling.settleCheckoutsWithoutEvent(soon, () => checks++ === 0)),
    ).toEqual([second]);
    stripe.broken.add(second);
    // The newest come first, and two failures in a row end the run.
    expect(await queriesDuring(() => selling.settleCheckoutsWithoutEvent(soon))).toEqual([second, broken]);
    stripe.broken.clear();
  });

  it('is closed if its person was given Lifetime by hand, and stays open for anybody else', async () => {
    const selling = sellingWith(stripe.environment.STRIPE_SECRET_KEY);
    const [ned, oda] = [await signUp('given-lifetime'), await signUp('still-choosing')];
    const [neds, odas] = [await ned.checkout('starter', at), await oda.checkout('starter', at)];
    const { database } = server.current.storage;
    await runAdmin([grantPremium], ['grant-premium', ned.id, 'lifetime'], database, Date.parse(at));
    const soon = later(at, elevenMinutes);
    await selling?.settleCheckoutsWithoutEvent(Date.parse(soon));
    expect([stripe.session(neds).status, stripe.session(odas).status]).toEqual(['expired', 'open']);
    expect(await ned.status(soon, neds)).toMatchObject({ plan: 'lifetime', checkout: { state: 'expired' } });
  });
});

describe('A refund or dispute without any event', () => {
  /** The job runs once for each purchase of this file, so that each has its turn. */
  const makeOwnSelling = () => sellingWith(stripe.environment.STRIPE_SECRET_KEY);
  const recheckAll = async (when: string, selling = makeOwnSelling()) => {
    const { length } = await server.current.storage.database.select().from(purchase);
    for (let turn = 0; turn < length; turn++) await selling?.recheckPaidPurchases(Date.parse(when));
  };
  const buyLifetime = async (subject: string, paidAt: string) => {
    const shopper = await signUp(subject);
    const session = stripe.session(await shopper.checkout('lifetime', paidAt));
    stripe.standIn.pay(session, Date.parse(paidAt));
    expect(await shopper.status(paidAt, session.id)).toMatchObject({ plan: 'lifetime' });
    return { shopper, session };
  };

  it('is found, and so is a dispute that was won', async () => {
    const refunded = await buyLifetime('refund-unheard', at);
    const disputed = await buyLifetime('dispute-unheard', at);
    const retained = await buyLifetime('kept', at);
    // Money can be taken back for 180 days.
    const nearTheEnd = later(at, 170 * day);
    stripe.standIn.refund(refunded.session);
    stripe.standIn.dispute(disputed.session, Date.parse(nearTheEnd));
    await stripe.whileDown(() => recheckAll(nearTheEnd));
    expect(await refunded.shopper.plan(nearTheEnd)).toBe('lifetime');
    await recheckAll(nearTheEnd);
    expect(await refunded.shopper.plan(nearTheEnd)).toBe('free');
    expect(await disputed.shopper.plan(nearTheEnd)).toBe('free');
    expect(await retained.shopper.plan(nearTheEnd)).toBe('lifetime');
    stripe.standIn.closeDispute(disputed.session, 'won');
    await recheckAll(later(nearTheEnd, day));
    expect(await disputed.shopper.plan(later(nearTheEnd, day))).toBe('lifetime');
  });

  it('is found also if the provider fails on another purchase each time', async () => {
    const [broken, refunded] = [
      await buyLifetime('always-fails', at),
      await buyLifetime('refund-after-it', at),
    ];
    const nearTheEnd = later(at, 170 * day);
    stripe.broken.add(broken.session.id);
    const selling = makeOwnSelling();
    // By the end of the first round the job has met the failing purchase, wherever it began.
    await recheckAll(nearTheEnd, selling);
    stripe.standIn.refund(refunded.session);
    await recheckAll(nearTheEnd, selling);
    expect(await refunded.shopper.plan(nearTheEnd)).toBe('free');
    stripe.broken.clear();
  });

  it('is looked for in a few purchases at a time, in turn, for as long as money can be taken back', async () => {
    const { database } = server.current.storage;
    const [old, recent] = [at, later(at, 200 * day)];
    const tooLate = await buyLifetime('long-ago', old);
    const inTime = await buyLifetime('recently', recent);
    stripe.standIn.refund(tooLate.session);
    stripe.standIn.refund(inTime.session);
    // 206 days after the first purchase: money can be taken back for 180.
    const now = later(recent, 6 * day);
    const countComparisons = async () =>
      (await database.select().from(purchase)).reduce((sum, { comparisons }) => sum + comparisons, 0);
    const before = await countComparisons();
    await sellingWith(stripe.environment.STRIPE_SECRET_KEY)?.recheckPaidPurchases(Date.parse(now));
    // Of all purchases in this file, only the recent one is young enough.
    expect((await countComparisons()) - before).toBe(1);
    await recheckAll(now);
    expect(await inTime.shopper.plan(now)).toBe('free');
    expect(await tooLate.shopper.plan(now)).toBe('lifetime');
  });
});

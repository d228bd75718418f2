import { seededRandom } from '@hundred/domain/insights/ahead/seeded-random';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { StandInEvent } from '../../adapters/payments-sandbox/stripe-in-memory';
import { isDistributed } from '../../db/is-distributed';
import { paymentEvent, person, purchase } from '../../db/schema/schema';
import { testApp } from '../../testing/test-app';
import { forgetPaymentNotices } from './purchases';
import { day, later, Shopper } from './testing/shopper';
import { startStripeStandIn, type WebhookDelivery } from './testing/stripe-stand-in';

const stripe = await startStripeStandIn();
const server = testApp(stripe.environment);
const at = '2026-06-10T10:00:00.000Z';
/** The instant `at` as a number. */
const now = Date.parse(at);
const database = () => server.current.storage.database;
const deliver = (event: StandInEvent | undefined, delivery: WebhookDelivery = {}) =>
  stripe.deliver(server.current, event, { at, ...delivery });

async function startCheckout(subject: string, plan: 'starter' | 'lifetime' = 'starter') {
  const shopper = await Shopper.signUp(server.current, subject);
  return { shopper, session: stripe.session(await shopper.checkout(plan, at)) };
}

/** A person who has paid, and whose payment is recorded. */
async function buyPlan(subject: string, plan: 'starter' | 'lifetime' = 'starter') {
  const checkout = await startCheckout(subject, plan);
  const [paid] = stripe.standIn.pay(checkout.session, now);
  await deliver(paid);
  return { ...checkout, paid };
}

const storedEvents = async (id: string) =>
  database().select().from(paymentEvent).where(eq(paymentEvent.id, id));

describe('A paid checkout', () => {
  it('grants Starter for 100 x 24 hours, to the millisecond', async () => {
    const { shopper } = await buyPlan('exactly');
    const until = later(at, 100 * day);
    expect(await shopper.status(at)).toEqual({
      isPremium: true,
      isInTrial: false,
      plan: 'starter',
      until,
      trialAvailable: false,
      checkout: null,
    });
    expect(await shopper.plan(later(until, -1))).toBe('starter');
    expect(await shopper.status(until)).toMatchObject({ isPremium: false, plan: 'free', until: null });
    await shopper.challenger.post('start', at, { timezone: 'UTC' });
    expect((await shopper.challenger.stats(later(until, -1))).user.isPremium).toBe(true);
    expect((await shopper.challenger.stats(until)).user.isPremium).toBe(false);
  });

  it('counts once however often its event is sent, also concurrently', async () => {
    const { shopper, session } = await startCheckout('replayed');
    const [paid] = stripe.standIn.pay(session, now);
    const sameId = { id: 'evt_same' };
    const answers = await Promise.all([
      deliver(paid, sameId),
      deliver(paid, sameId),
      deliver(paid),
      deliver(paid),
    ]);
    expect(answers).toEqual([200, 200, 200, 200]);
    expect(await deliver(paid, sameId)).toBe(200);
    expect(await storedEvents('evt_same')).toHaveLength(1);
    expect((await shopper.status(at)).until).toBe(later(at, 100 * day));
    const facts = await shopper.challenger.facts();
    // The badge is for buying Premium.
    expect(facts.map(({ kind }) => kind)).toEqual(['premiumBegan', 'badgeEarned']);
  });

  it('extends a Starter, and a refund of one leaves what the other paid for', async () => {
    const { shopper, session } = await buyPlan('extends');
    const second = stripe.session(await shopper.checkout('starter', later(at, 40 * day)));
    const [paid] = stripe.standIn.pay(second, now + 40 * day);
    await deliver(paid, { at: later(at, 40 * day) });
    expect((await shopper.status(later(at, 40 * day))).until).toBe(later(at, 200 * day));
    // Without the first payment, the second counts from day 40.
    const [refunded] = stripe.standIn.refund(session);
    await deliver(refunded, { at: later(at, 60 * day) });
    expect((await shopper.status(later(at, 60 * day))).until).toBe(later(at, 140 * day));
  });

  it('during the trial runs from payment', async () => {
    const { shopper, session } = await startCheckout('in-trial');
    expect((await shopper.startTrial(later(at, -2 * day))).body).toMatchObject({ isInTrial: true });
    const [paid] = stripe.standIn.pay(session, now);
    await deliver(paid);
    expect(await shopper.status(at)).toMatchObject({
      plan: 'starter',
      isInTrial: false,
      until: later(at, 100 * day),
    });
  });

  it('counts from payment, also when its event is late', async () => {
    const { shopper, session } = await startCheckout('late-news');
    const [paid] = stripe.standIn.pay(session, now);
    await deliver(paid, { at: later(at, 3 * day) });
    expect((await shopper.status(later(at, 3 * day))).until).toBe(later(at, 100 * day));
  });

  it('in two tabs with two plans grants both, and Lifetime is the one shown', async () => {
    const { shopper, session } = await startCheckout('both-plans');
    const lifetime = stripe.session(await shopper.checkout('lifetime', at));
    const events = [...stripe.standIn.pay(session, now), ...stripe.standIn.pay(lifetime, now)];
    expect(await Promise.all(events.map((event) => deliver(event)))).toEqual([200, 200]);
    expect(await shopper.plan(at)).toBe('lifetime');
    const [refunded] = stripe.standIn.refund(lifetime);
    await deliver(refunded);
    expect(await shopper.status(later(at, 1000))).toMatchObject({
      plan: 'starter',
      until: later(at, 100 * day),
    });
  });
});

describe('A delayed payment', () => {
  it('grants nothing before it has arrived', async () => {
    const { shopper, session } = await startCheckout('delayed');
    const [completed] = stripe.standIn.payLater(session);
    await deliver(completed);
    expect(await shopper.status(at, session.id)).toMatchObject({
      plan: 'free',
      checkout: { state: 'pending' },
    });
    const [arrived] = stripe.standIn.arrive(session, now + day);
    await deliver(arrived, { at: later(at, day) });
    expect((await shopper.status(later(at, day))).until).toBe(later(at, 101 * day));
    await deliver(completed, { at: later(at, 2 * day) });
    expect((await shopper.status(later(at, 2 * day))).until).toBe(later(at, 101 * day));
  });

  it('that fails grants nothing, and another can be started', async () => {
    const { shopper, session } = await startCheckout('delayed-fails');
    const [completed] = stripe.standIn.payLater(session);
    const [failed] = stripe.standIn.fail(session);
    await deliver(failed);
    await deliver(completed);
    expect(await shopper.status(at, session.id)).toMatchObject({
      plan: 'free',
      checkout: { state: 'failed' },
    });
    expect(await shopper.checkout('starter', at)).not.toBe(session.id);
  });
});

describe('Money that goes back', () => {
  it('as a full refund ends at once what it paid for; a partial one changes nothing', async () => {
    const { shopper, session } = await buyPlan('refunded', 'lifetime');
    // Lifetime costs 999 cents: 500 are a part of them, and 499 the rest.
    const [part] = stripe.standIn.refund(session, 500);
    await deliver(part);
    expect(await shopper.plan(later(at, 1000))).toBe('lifetime');
    const [rest] = stripe.standIn.refund(session, 499);
    await deliver(rest, { at: later(at, day) });
    expect(await shopper.plan(later(at, day))).toBe('free');
    expect(await shopper.status(later(at, day), session.id)).toMatchObject({
      checkout: { state: 'refunded' },
    });
  });

  it('before the event of the payment grants nothing, and a late payment event does not undo it', async () => {
    const { shopper, session } = await startCheckout('refund-first');
    const [paid] = stripe.standIn.pay(session, now);
    const [refunded] = stripe.standIn.refund(session);
    await deliver(refunded);
    expect(await shopper.plan(at)).toBe('free');
    await deliver(paid);
    expect(await shopper.plan(at)).toBe('free');
    expect(await shopper.challenger.facts()).toEqual([]);
  });

  it('by a dispute ends premium when funds are withdrawn, and restores it when the dispute is won', async () => {
    const { shopper, session } = await buyPlan('disputed');
    const [, withdrawn] = stripe.standIn.dispute(session, now + day);
    await deliver(withdrawn, { at: later(at, day) });
    expect(await shopper.plan(later(at, day))).toBe('free');
    const [reinstated, closed] = stripe.standIn.closeDispute(session, 'won');
    await deliver(closed, { at: later(at, 5 * day) });
    await deliver(reinstated, { at: later(at, 6 * day) });
    expect((await shopper.status(later(at, 6 * day))).until).toBe(later(at, 100 * day));
  });

  it('by a lost dispute ends premium for good', async () => {
    const { shopper, session } = await buyPlan('disputed-lost', 'lifetime');
    stripe.standIn.dispute(session, now);
    const [lost] = stripe.standIn.closeDispute(session, 'lost');
    await deliver(lost);
    expect(await shopper.plan(later(at, 1000))).toBe('free');
  });

  it('to a deleted person is still recorded, without the person', async () => {
    const { shopper, session } = await buyPlan('deleted');
    await database().delete(person).where(eq(person.id, shopper.id));
    const [refunded] = stripe.standIn.refund(session);
    expect(await deliver(refunded)).toBe(200);
    const [row] = await database().select().from(purchase).where(eq(purchase.sessionId, session.id));
    expect(row).toMatchObject({ personId: null, state: 'refunded', amountCents: 499 });
  });

  it.each([true, false])(
    'waits for a running deletion of a person (who has started a run: %s)',
    async (isStarted) => {
      const { shopper, session } = await startCheckout(`deleting ${isStarted}`);
      if (isStarted) await shopper.challenger.post('start', at, { timezone: 'UTC' });
      const [paid] = stripe.standIn.pay(session, now);
      const { pool, kind } = server.current.storage;
      const areLogsDistributed = await isDistributed(database());
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query('select from challenge where person_id = $1 for update', [shopper.id]);
        await client.query('select from person where id = $1 for update', [shopper.id]);
        const delivery = deliver(paid);
        // On a PostgreSQL server the event waits for the lock of the row. Embedded storage serves one transaction at a
        // time, so nothing waits for a lock there; if logs are distributed, another server holds it.
        const waiting = async () =>
          (await pool.query('select from pg_locks where not granted')).rowCount ?? 0;
        if (kind === 'server' && !areLogsDistributed)
          await expect.poll(waiting, { timeout: 60_000 }).toBeGreaterThan(0);
        await client.query('delete from person where id = $1', [shopper.id]);
        await client.query('commit');
        const answer = await delivery;
        // If logs are distributed, the event may come in between and is then sent again, as Stripe does.
        expect(areLogsDistributed && answer === 503 ? await deliver(paid) : answer).toBe(200);
      } finally {
        client.release();
      }
      const [row] = await database().select().from(purchase).where(eq(purchase.sessionId, session.id));
      expect(row).toMatchObject({ personId: null, state: 'paid' });
    },
  );
});

describe('An event', () => {
  const signedNow = () => Math.floor(Date.now() / 1000);
  it.each<[string, WebhookDelivery]>([
    ['signed with another secret', { secret: 'whsec_other' }],
    ['signed more than five minutes ago', { signedAt: signedNow() - 301 }],
    ['changed after it was signed', { tampered: (payload) => payload.replace('completed', 'completed ') }],
    ['without its body', { tampered: () => '' }],
    ['that is no JSON', { tampered: () => 'paid' }],
  ])('%s is refused with 400 and opens nothing', async (what, delivery) => {
    const { shopper, session } = await startCheckout(`forged ${what}`);
    const [paid] = stripe.standIn.pay(session, now);
    expect(await deliver(paid, { ...delivery, id: `evt_${what}` })).toBe(400);
    expect(await shopper.plan(at)).toBe('free');
    expect(await storedEvents(`evt_${what}`)).toEqual([]);
  });

  it('without a signature is refused, whatever its contents', async () => {
    const { shopper, session } = await startCheckout('unsigned');
    const payload = { id: 'evt_x', type: 'checkout.session.completed', data: { object: session } };
    const answer = await server.current.app.inject({ method: 'POST', url: '/api/premium/webhook', payload });
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_signature']);
    expect(await shopper.plan(at)).toBe('free');
  });

  it('has no effect by itself: the state at the provider decides', async () => {
    const { shopper, session } = await startCheckout('claims-too-much');
    const claim = { ...session, status: 'complete' as const, payment_status: 'paid' as const };
    expect(await deliver({ type: 'checkout.session.completed', object: claim })).toBe(200);
    expect(await shopper.plan(at)).toBe('free');
  });

  it('about a foreign checkout is recorded and nothing else', async () => {
    const { shopper, session } = await startCheckout('stranger');
    const withoutMetadata = stripe.standIn.open({ ...session, metadata: {} }, now);
    const ofUnknownPerson = stripe.standIn.open(
      { ...session, client_reference_id: crypto.randomUUID() },
      now,
    );
    for (const checkout of [withoutMetadata, ofUnknownPerson]) {
      const [paid] = stripe.standIn.pay(checkout, now);
      expect(await deliver(paid, { id: `evt_${checkout.id}` })).toBe(200);
      expect(await storedEvents(`evt_${checkout.id}`)).toHaveLength(1);
    }
    expect(await deliver({ type: 'customer.created', object: session })).toBe(200);
    expect(await shopper.plan(at)).toBe('free');
  });

  it('about a checkout that another person began grants nothing to anybody', async () => {
    const { shopper, session } = await startCheckout('begun-by-another');
    session.client_reference_id = (await Shopper.signUp(server.current, 'another')).id;
    const [paid] = stripe.standIn.pay(session, now);
    expect(await deliver(paid)).toBe(200);
    expect(await shopper.plan(at)).toBe('free');
  });

  it('that could not be processed is answered with an error, not recorded, and works when sent again', async () => {
    const { shopper, session } = await startCheckout('sent-again');
    const [paid] = stripe.standIn.pay(session, now);
    const sameId = { id: 'evt_again' };
    expect(await stripe.whileDown(() => deliver(paid, sameId))).toBe(500);
    expect(await storedEvents('evt_again')).toEqual([]);
    expect(await deliver(paid, sameId)).toBe(200);
    expect(await shopper.plan(at)).toBe('starter');
  });

  it('is deleted 90 days after it was processed, and changes nothing when it is sent again', async () => {
    const { shopper, session } = await startCheckout('long-ago');
    const [paid] = stripe.standIn.pay(session, now);
    const old = { id: 'evt_old' };
    await deliver(paid, old);
    await forgetPaymentNotices(database(), now + 90 * day);
    expect(await storedEvents('evt_old')).toHaveLength(1);
    await forgetPaymentNotices(database(), now + 90 * day + 1);
    expect(await storedEvents('evt_old')).toEqual([]);
    expect(await deliver(paid, { ...old, at: later(at, 91 * day) })).toBe(200);
    expect((await shopper.status(later(at, 91 * day))).until).toBe(later(at, 100 * day));
  });

  it('whose answer was overtaken by a newer one does not undo it', async () => {
    const { shopper, session } = await startCheckout('overtaken');
    const [paid] = stripe.standIn.pay(session, now);
    const release = stripe.holdNextAnswer();
    const slow = deliver(paid);
    await stripe.whenHeld();
    const [refunded] = stripe.standIn.refund(session);
    expect(await deliver(refunded)).toBe(200);
    release();
    expect(await slow).toBe(200);
    expect(await shopper.plan(later(at, 1000))).toBe('free');
    expect(await shopper.challenger.facts()).toEqual([]);
  });

  it('in any order, repeated or concurrent, leads to the state at the provider', async () => {
    const { standIn } = stripe;
    /** By what happens to the money after a payment: makes it happen, and returns the events that the provider sends. */
    const fates = {
      paid: () => [],
      refunded: standIn.refund.bind(standIn),
      disputed: (session) => standIn.dispute(session, now),
      'dispute won': (session) => [...standIn.dispute(session, now), ...standIn.closeDispute(session, 'won')],
    } satisfies Record<string, (session: Parameters<typeof standIn.pay>[0]) => StandInEvent[]>;
    const random = seededRandom(20_261_115);
    const courses = (Object.keys(fates) as (keyof typeof fates)[]).flatMap((fate) => [
      { fate, delayed: false },
      { fate, delayed: true },
    ]);
    for (const { fate, delayed } of courses) {
      const course = `${fate}, ${delayed ? 'delayed' : 'at once'}`;
      const { shopper, session } = await startCheckout(`any order: ${course}`);
      const happened = delayed
        ? [...standIn.payLater(session), ...standIn.arrive(session, now)]
        : standIn.pay(session, now);
      const sent: Promise<number>[] = [];
      // The first events are sent while more happens, so the provider's answers change meanwhile.
      for (const event of [...happened]) sent.push(deliver(event));
      happened.push(...fates[fate](session));
      const shuffled = [...happened, ...happened]
        .map((event) => ({ event, place: random() }))
        .sort((one, other) => one.place - other.place);
      for (const { event } of shuffled) sent.push(deliver(event));
      expect(new Set(await Promise.all(sent)), course).toEqual(new Set([200]));
      const inForce = fate === 'paid' || fate === 'dispute won';
      expect(await shopper.plan(later(at, 1000)), course).toBe(inForce ? 'starter' : 'free');
    }
  });
});

import { randomUUID } from 'node:crypto';
import { type PlanId, plans } from '@hundred/domain/entitlements/plans';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Checkout, PaymentNotice } from '../../adapters/stripe/payments';
import { challenge, paymentEvent, person, purchase } from '../../db/schema/schema';
import type { Database, Transaction } from '../../db/storage';
import { isUuid } from '../../db/uuid';

export type Purchase = typeof purchase.$inferSelect;
type Store = Database | Transaction;

/** The person's open attempt to buy a plan, or a new one. Concurrent callers get the same. */
export async function claimAttempt(
  store: Store,
  personId: string,
  plan: PlanId,
  now: number,
): Promise<Purchase> {
  // Begins again if an open attempt prevented the insert, and was settled before it could be read.
  for (;;) {
    await store
      .insert(purchase)
      .values({
        id: randomUUID(),
        personId,
        plan,
        amountCents: plans[plan].priceInCents,
        state: 'open',
        createdAt: new Date(now),
      })
      .onConflictDoNothing();
    const [open] = await purchasesOf(store, personId, plan, 'open');
    if (open) return open;
  }
}

export function purchasesOf(
  store: Store,
  personId: string,
  plan: PlanId,
  state: Purchase['state'],
): Promise<Purchase[]> {
  const isWanted = and(eq(purchase.personId, personId), eq(purchase.plan, plan), eq(purchase.state, state));
  return store.select().from(purchase).where(isWanted);
}

export async function findBySession(store: Store, sessionId: string): Promise<Purchase | undefined> {
  const rows = await store.select().from(purchase).where(eq(purchase.sessionId, sessionId));
  return rows[0];
}

/** Stores the checkout of an attempt. False if it has one already. */
export async function attachSession(store: Store, id: string, sessionId: string): Promise<boolean> {
  // The id may come from the provider, and PostgreSQL would answer any other text with an error.
  if (!isUuid(id)) return false;
  const rows = await store
    .update(purchase)
    .set({ sessionId })
    .where(and(eq(purchase.id, id), isNull(purchase.sessionId)))
    .returning({ id: purchase.id });
  return rows.length > 0;
}

/**
 * Counts a checkout that the provider failed to open. With the count the idempotency key changes: for the same key the
 * provider would repeat its failure.
 */
export async function countFailedOpening(store: Store, { id, failedOpenings }: Purchase): Promise<void> {
  await store
    .update(purchase)
    .set({ failedOpenings: failedOpenings + 1 })
    .where(and(eq(purchase.id, id), eq(purchase.failedOpenings, failedOpenings)));
}

/** One run of a job queries the provider for at most so many purchases. */
const batchSize = 100;

/** The purchases begun before an instant that are neither paid nor given up yet, the newest first. */
export function readUndecidedBefore(store: Store, instant: number): Promise<Purchase[]> {
  return store
    .select()
    .from(purchase)
    .where(and(inArray(purchase.state, ['open', 'pending']), lt(purchase.createdAt, new Date(instant))))
    .orderBy(desc(purchase.createdAt))
    .limit(batchSize);
}

/** A purchase that was paid since an instant, by a person who still exists, and is in force or disputed. */
const isPaidSince = (instant: number) =>
  and(
    inArray(purchase.state, ['paid', 'disputed']),
    gt(purchase.paidAt, new Date(instant)),
    isNotNull(purchase.personId),
  );

/**
 * The next share of the purchases paid since an instant: one of `shares`, from the id that follows `after`. They come in
 * the order of their random ids, so that a share has early and late payments alike.
 */
export async function readNextPaidSince(
  store: Store,
  instant: number,
  after: string,
  shares: number,
): Promise<Purchase[]> {
  const isPaid = isPaidSince(instant);
  const count = await store.$count(purchase, isPaid);
  const share = Math.min(batchSize, Math.ceil(count / shares));
  // First the ids after the last one, then again from the smallest: false sorts before true.
  const order = sql`${purchase.id} <= ${after}, ${purchase.id}`;
  return store.select().from(purchase).where(isPaid).orderBy(order).limit(share);
}

/** The purchases that a person could still pay. For null, those that deleted people left open. */
export function openPurchasesOf(store: Store, personId: string | null): Promise<Purchase[]> {
  const isOfPerson = personId === null ? isNull(purchase.personId) : eq(purchase.personId, personId);
  return store
    .select()
    .from(purchase)
    .where(and(isOfPerson, eq(purchase.state, 'open')));
}

/** Gives up a purchase whose checkout the provider does not know: nobody can pay it any more. */
export async function abandon(store: Store, id: string): Promise<void> {
  await store
    .update(purchase)
    .set({ state: 'expired', comparisons: sql`${purchase.comparisons} + 1` })
    .where(and(eq(purchase.id, id), inArray(purchase.state, ['open', 'pending'])));
}

/**
 * Locks the log and the person, and returns whether the person exists. The order is log, person, purchase, as where a
 * person is deleted or an operator ends purchases: another order would deadlock.
 */
export async function lockLogAndPerson(transaction: Transaction, personId: string): Promise<boolean> {
  await transaction.select().from(challenge).where(eq(challenge.personId, personId)).for('update');
  const lockedRows = await transaction
    .select({ id: person.id })
    .from(person)
    .where(eq(person.id, personId))
    .for('key share');
  return lockedRows.length > 0;
}

/**
 * Stores the provider's answer in the purchase. False if another caller has stored one since `before` was read, or if the
 * purchase was ended by hand. `comparisons` counts the stored answers.
 */
export async function updateFromCheckout(
  transaction: Transaction,
  before: Purchase,
  { state, paymentIntent }: Checkout,
  paidAt: number | null,
): Promise<boolean> {
  const rows = await transaction
    .update(purchase)
    .set({
      state,
      paymentIntent,
      paidAt: paidAt === null ? null : new Date(paidAt),
      comparisons: sql`${purchase.comparisons} + 1`,
    })
    .where(
      and(
        eq(purchase.id, before.id),
        eq(purchase.comparisons, before.comparisons),
        ne(purchase.state, 'ended'),
      ),
    )
    .returning({ id: purchase.id });
  return rows.length > 0;
}

export async function isProcessed(store: Store, { id }: PaymentNotice): Promise<boolean> {
  return (await store.select().from(paymentEvent).where(eq(paymentEvent.id, id))).length > 0;
}

export async function storeNotice(store: Store, { id, type }: PaymentNotice, now: number): Promise<void> {
  await store
    .insert(paymentEvent)
    .values({ id, type, receivedAt: new Date(now) })
    .onConflictDoNothing();
}

/** Stripe repeats an event for three days. One that comes still later is processed again, which changes nothing. */
const noticeRetentionMs = 90 * 24 * 60 * 60 * 1000;

export async function forgetPaymentNotices(database: Database, now: number): Promise<void> {
  await database.delete(paymentEvent).where(lt(paymentEvent.receivedAt, new Date(now - noticeRetentionMs)));
}

/** Ends a person's paid purchases by hand. They stay ended, whatever the provider says later. */
export async function endPurchases(store: Store, personId: string): Promise<void> {
  await store
    .update(purchase)
    .set({ state: 'ended' })
    .where(and(eq(purchase.personId, personId), eq(purchase.state, 'paid')));
}

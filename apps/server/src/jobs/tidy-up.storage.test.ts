import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { addKey } from '../adapters/embedded-identity/provider/key-ring';
import { communityEntry } from '../db/schema/community-schema';
import {
  deletedPerson,
  identityAccount,
  identityAttempt,
  identityKey,
  identityPayload,
  identityReset,
  paymentEvent,
  purchase,
} from '../db/schema/schema';
import {
  groupChallenge,
  groupChallengeMember,
  invite,
  nudge,
  report,
  room,
  socialSuspension,
  team,
} from '../db/schema/social-schema';
import { supportRequest } from '../db/schema/support-schema';
import { Shopper } from '../features/premium/testing/shopper';
import { startStripeStandIn } from '../features/premium/testing/stripe-stand-in';
import { ownAccounts, startSecondServer, testApp } from '../testing/test-app';

const day = 86_400_000;
const stripe = await startStripeStandIn();
const server = testApp(stripe.environment);
const ago = (days: number) => new Date(Date.now() - days * day);
const dateAgo = (days: number) => ago(days).toISOString().slice(0, 10);

/** Adds a row that has ended to each table from which such rows are removed. Returns the tables. */
async function storeEndedRows(personId: string): Promise<PgTable[]> {
  const { database } = server.current.storage;
  const group = () => ({ id: randomUUID(), ownerMember: randomUUID(), createdAt: ago(1) });
  const account = { id: randomUUID(), email: 'ada@example.com', password: 'a hash' };
  await database.insert(identityAccount).values({ ...account, createdAt: ago(1), passwordChangedAt: ago(1) });
  const ours = { ...group(), name: 'Ours' };
  await database.insert(team).values(ours);
  const closedRow = { personId, createdAt: ago(400), closedAt: ago(400) };
  const endedRows: [PgTable, object][] = [
    [identityPayload, { model: 'Session', id: 'a', payload: {}, expiresAt: ago(1) }],
    [identityAttempt, { key: 'a', count: 1, windowEnds: ago(1) }],
    [identityReset, { hash: 'a', accountId: account.id, expiresAt: ago(1) }],
    [deletedPerson, { hash: 'a', deletedAt: ago(9), expiresAt: ago(1) }],
    [room, { ...group(), endsAt: ago(1) }],
    [invite, { codeHash: 'a', personId, teamId: ours.id, expiresAt: ago(1), usesLeft: 1 }],
    [nudge, { senderId: personId, receiverId: personId, localDate: dateAgo(9) }],
    [socialSuspension, { personId, until: ago(1) }],
    [report, { ...closedRow, id: randomUUID(), reportedId: personId, reason: 'name' }],
    [
      supportRequest,
      { ...closedRow, id: randomUUID(), deviceKey: 'a', topic: 'other', message: 'm', sentAt: ago(400) },
    ],
    [communityEntry, { personId, kind: 'day', what: '1', at: ago(30) }],
    [paymentEvent, { id: 'a', type: 'charge.refunded', receivedAt: ago(91) }],
  ];
  for (const [table, row] of endedRows) await database.insert(table).values(row);
  return endedRows.map(([table]) => table);
}

/** Stores a challenge that ended `to` days ago and was settled `settled` days ago, if at all. */
async function storeChallenge(personId: string, days: { to: number; settled?: number }): Promise<string> {
  const { database } = server.current.storage;
  const [id, member] = [randomUUID(), randomUUID()];
  await database.insert(groupChallenge).values({
    id,
    ownerMember: member,
    createdAt: ago(days.to + 20),
    name: 'Together',
    goal: 'days',
    fromDate: dateAgo(days.to + 10),
    toDate: dateAgo(days.to),
    settledAt: days.settled === undefined ? null : ago(days.settled),
  });
  await database
    .insert(groupChallengeMember)
    .values({ id: member, personId, joinedAt: ago(days.to + 20), groupId: id });
  return id;
}

it('The tidy-up removes what has ended, and settles challenges and payments', async () => {
  const { database } = server.current.storage;
  const [ada, bo] = [await Shopper.signUp(server.current, 'ada'), await Shopper.signUp(server.current, 'bo')];
  const tables = await storeEndedRows(ada.id);
  const rowCounts = () => Promise.all(tables.map((table) => database.$count(table)));
  await addKey(database, ago(91).getTime(), ago(91).getTime());
  const longSettled = await storeChallenge(ada.id, { to: 390, settled: 380 });
  const unsettled = await storeChallenge(ada.id, { to: 30 });
  const unannounced = await storeChallenge(ada.id, { to: 2 });
  const lostCheckout = await ada.checkout('starter', ago(1).toISOString());
  stripe.standIn.sessions.delete(lostCheckout);
  const refunded = await bo.checkout('lifetime', ago(1).toISOString());
  stripe.standIn.pay(stripe.session(refunded), ago(1).getTime());
  expect(await bo.status(ago(1).toISOString(), refunded)).toMatchObject({ plan: 'lifetime' });
  stripe.standIn.refund(stripe.session(refunded));
  expect(await rowCounts()).toEqual(tables.map(() => 1));

  // A server tidies up once when it starts.
  const tidyingServer = await startSecondServer(server.current, { ...stripe.environment, ...ownAccounts });
  await tidyingServer.close();

  expect(await rowCounts()).toEqual(tables.map(() => 0));
  // The key of 91 days ago still verifies tokens, and the server has added one that replaces it.
  expect(await database.$count(identityKey)).toBe(2);
  const challenges = await database
    .select({
      id: groupChallenge.id,
      isSettled: sql<boolean>`settled_at is not null`,
      score: groupChallengeMember.finalScore,
      isEndAnnounced: groupChallengeMember.endTold,
    })
    .from(groupChallenge)
    .innerJoin(groupChallengeMember, eq(groupChallengeMember.groupId, groupChallenge.id))
    .orderBy(groupChallenge.toDate);
  expect(challenges.map(({ id }) => id)).not.toContain(longSettled);
  expect(challenges).toEqual([
    { id: unsettled, isSettled: true, score: 0, isEndAnnounced: false },
    { id: unannounced, isSettled: false, score: null, isEndAnnounced: true },
  ]);
  const states = await database.select().from(purchase);
  expect(new Map(states.map(({ sessionId, state }) => [sessionId, state]))).toEqual(
    new Map([
      [lostCheckout, 'expired'],
      [refunded, 'refunded'],
    ]),
  );
  expect(await bo.plan(new Date().toISOString())).toBe('free');
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { embeddedIssuerName } from '../../../adapters/embedded-identity/own-account';
import { identityAccount, person } from '../../../db/schema/schema';
import { day, later, Shopper } from '../../../features/premium/testing/shopper';
import { startStripeStandIn } from '../../../features/premium/testing/stripe-stand-in';
import { makeFeatureGate } from '../../../log/feature-gate';
import { testApp } from '../../../testing/test-app';
import { listAudit } from '../list-audit';
import { runAdmin } from '../run-admin';
import { endPremium } from './end-premium';
import { grantPremium } from './grant-premium';

const stripe = await startStripeStandIn();
const server = testApp(stripe.environment);
const at = '2026-06-10T10:00:00.000Z';
const database = () => server.current.storage.database;
const admin = (now: string, ...args: string[]) =>
  runAdmin([grantPremium, endPremium, listAudit], args, database(), Date.parse(now));

describe('Premium by hand', () => {
  it('is granted and ended, and both are recorded', async () => {
    const ana = await Shopper.signUp(server.current, 'ana');
    expect(await admin(at, 'grant-premium', ana.id, 'starter')).toEqual([
      `${ana.id} has Premium until ${later(at, 100 * day)}.`,
    ]);
    expect((await ana.status(at)).until).toBe(later(at, 100 * day));
    expect(await admin(at, 'grant-premium', 'ana@people.test', 'lifetime')).toEqual([
      `${ana.id} has Premium forever.`,
    ]);
    expect(await ana.plan(at)).toBe('lifetime');
    await admin(later(at, 1000), 'end-premium', ana.id);
    expect(await ana.plan(later(at, 1000))).toBe('free');
    await expect(admin(later(at, 1000), 'end-premium', ana.id)).rejects.toThrow('does not have Premium');
    await expect(admin(at, 'grant-premium', ana.id, 'monthly')).rejects.toThrow('starter or lifetime');
    const audit = await admin(at, 'audit');
    expect(audit.map((line) => line.split('  ')[1])).toEqual([
      'end-premium',
      'grant-premium',
      'grant-premium',
    ]);
  });

  it('stays ended, whatever the payment provider sends again', async () => {
    const bo = await Shopper.signUp(server.current, 'bo');
    const session = stripe.session(await bo.checkout('lifetime', at));
    const [paid] = stripe.standIn.pay(session, Date.parse(at));
    await stripe.deliver(server.current, paid, { at });
    await admin(later(at, 1000), 'end-premium', bo.id);
    expect(await stripe.deliver(server.current, paid, { at: later(at, 2000) })).toBe(200);
    expect(await bo.status(later(at, 2000), session.id)).toMatchObject({
      plan: 'free',
      checkout: { state: 'ended' },
    });
    expect((await bo.begin('lifetime', later(at, 2000))).status).toBe(200);
  });
});

describe('The gate of a premium feature', () => {
  it('opens with the plan, closes at its exact end, and gives the reason with 403', async () => {
    const cy = await Shopper.signUp(server.current, 'cy');
    const gate = makeFeatureGate(database());
    const ask = (now: string) => gate(cy.id, 'cohort-leaderboard', Date.parse(now));
    expect(await ask(at)).toMatchObject({
      code: 'premium_required',
      message: 'You need Premium for this: Leaderboard for your starting month.',
    });
    expect(await gate(cy.id, 'global-leaderboard', Date.parse(at))).toBeUndefined();
    await cy.startTrial(at);
    expect(await ask(later(at, 7 * day - 1))).toBeUndefined();
    expect(await ask(later(at, 7 * day))).toMatchObject({ code: 'premium_required' });
  });
});

it('Premium for an address that is not confirmed is granted with a warning', async () => {
  const dee = await Shopper.signUp(server.current, 'dee');
  const account = {
    id: randomUUID(),
    email: 'dee@people.test',
    password: 'a hash',
    createdAt: new Date(at),
    passwordChangedAt: new Date(at),
  };
  await database().insert(identityAccount).values(account);
  await database()
    .update(person)
    .set({ issuer: embeddedIssuerName, subject: account.id })
    .where(eq(person.id, dee.id));
  const grant = () => admin(at, 'grant-premium', 'dee@people.test', 'starter');
  expect(await grant()).toContainEqual(expect.stringContaining('WARNING: dee@people.test is not confirmed'));
  await database()
    .update(identityAccount)
    .set({ emailVerifiedAt: new Date(at) });
  expect(await grant()).toHaveLength(1);
});

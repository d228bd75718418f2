import { personas } from '@hundred/testkit/logs/personas';
import { startMailServer } from '@hundred/testkit/services/mail-server';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { injectBrowser, register } from '../../adapters/embedded-identity/testing/inject-browser';
import { endSessionsCommand } from '../../cli/admin/end-sessions';
import { grantPremium } from '../../cli/admin/premium/grant-premium';
import { runAdmin } from '../../cli/admin/run-admin';
import { recordBackup } from '../../cli/backups/record-backup';
import { activeDay } from '../../db/schema/desk-schema';
import { person } from '../../db/schema/schema';
import { addOperator, removeOperator } from '../../identity/operators';
import { Challenger } from '../../log/testing/challenger';
import { ownAccounts, testApp } from '../../testing/test-app';
import { storeActiveDays } from '../people/active-days';
import { DeskCaller } from '../testing/desk-caller';

const mailServer = await startMailServer();
afterAll(() => mailServer.close());
const server = testApp({ SMTP_URL: mailServer.url, MAIL_FROM: 'club@hundred.test' });
const serverWithAccounts = testApp({
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'club@hundred.test',
  ...ownAccounts,
});
const at = '2026-03-08T12:00:00.000Z';
const database = () => server.current.storage.database;
let mara: DeskCaller;
beforeAll(async () => {
  mara = await DeskCaller.operator(server.current, 'mara');
});

it('Numbers are counted once a minute, with the active people of 90 days', async () => {
  const numbers = async (instant: string) => (await mara.ask('GET', '/numbers', { at: instant })).body;
  const empty = await numbers(at);
  expect(empty).toMatchObject({ registered: 1, begun: 0, activeToday: 0, finished: 0 });
  expect(empty.days).toHaveLength(90);
  expect(empty.days.at(-1)).toEqual({ date: '2026-03-08', people: 0 });
  await database().delete(activeDay);
  await Challenger.withLog(server.current, 'lena', personas['day 57 with rests']().log);
  expect(await numbers('2026-03-08T12:00:59.000Z')).toEqual(empty);
  // Hours later, because counting may take long on a busy machine, and is then repeated less often.
  const later = await numbers('2026-03-08T20:00:00.000Z');
  expect(later).toMatchObject({ registered: 2, begun: 1, at: '2026-03-08T20:00:00.000Z' });
  // The chart shows 90 dates. The last eight are counted each time, because devices send them late; the 82 before are
  // stored.
  expect(later.days.filter(({ people }: { people: number }) => people === 1).length).toBeGreaterThan(40);
  expect(await database().$count(activeDay)).toBe(82);
  await storeActiveDays(database(), Date.parse('2026-03-09T12:00:00Z'), () => true);
  expect(await database().$count(activeDay)).toBe(83);
});

it('The active people of today are those of the chart’s last bar, which has the operator’s own date', async () => {
  const zone = 'Pacific/Kiritimati';
  const started = '2026-03-20T20:00:00.000Z';
  const walker = await Challenger.start(server.current, 'walker', started, zone);
  await walker.ask('POST', '/challenge/complete-exercise', started, { exercise: 'pushups' });
  for (const [timezone, date, people] of [
    [null, '2026-03-20', 0],
    [zone, '2026-03-21', 1],
  ] as const) {
    await database().update(person).set({ timezone }).where(eq(person.id, mara.id));
    const { body } = await mara.ask('GET', '/numbers', { at: '2026-03-20T21:00:00.000Z' });
    expect(body.days).toHaveLength(90);
    expect([body.days.at(-1), body.activeToday]).toEqual([{ date, people }, people]);
  }
  await database().update(person).set({ timezone: null }).where(eq(person.id, mara.id));
});

it('The health page shows storage, mail and push, and sends a test mail to the operator', async () => {
  const health = async () => (await mara.ask('GET', '/health', { at })).body;
  expect(await health()).toMatchObject({
    version: '0.0.0-test',
    storage: { used: expect.any(Number) },
    lastBackup: null,
    mail: { isSetUp: true, sent: 0, failed: 0, unknown: 0, waiting: 0, lastError: null, recent: [] },
    push: { isOn: true, devices: 0, waiting: 0 },
  });
  expect((await mara.ask('POST', '/health/test-mail', { at })).body).toEqual({
    success: true,
    to: 'mara@people.test',
  });
  expect(mailServer.received.at(-1)).toMatchObject({
    to: ['mara@people.test'],
    subject: 'Test email from Hundred',
  });
  mailServer.answers.set('mara@people.test', '550 5.7.1 not from this sender <mara@people.test>');
  const refused = await mara.ask('POST', '/health/test-mail', { at });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    502,
    expect.stringContaining('Your mail server refused the mail: '),
  ]);
  expect(JSON.stringify(refused.body)).toContain('not from this sender');
  mailServer.answers.set('mara@people.test', '454 4.7.0 not signed in');
  await mara.ask('POST', '/health/test-mail', { at });
  expect((await health()).mail).toMatchObject({
    sent: 1,
    failed: 2,
    lastError: { reason: expect.stringContaining('454') },
    recent: [{ kind: 'test', outcome: 'failed' }, { outcome: 'failed' }, { outcome: 'sent' }],
  });
  mailServer.answers.delete('mara@people.test');
  await mara.ask('POST', '/health/test-mail', { at });
  expect((await health()).mail).toMatchObject({ sent: 2, failed: 2, lastError: null });
  await recordBackup(server.current.storage.pool, Date.parse(at));
  const later = await mara.ask('GET', '/health', { at: '2026-03-08T20:00:00.000Z' });
  expect(later.body.lastBackup).toBe(at);
});

it('The audit is read by operator and by page, and names the command line', async () => {
  const other = await DeskCaller.operator(server.current, 'other');
  const { id } = await Challenger.signUp(server.current, 'sam');
  await runAdmin([grantPremium], ['grant-premium', id, 'starter'], database(), Date.parse(at));
  await other.ask('PUT', `/people/${id}/premium`, { at, body: { plan: 'lifetime' } });
  const audit = async (query: string) => (await mara.ask('GET', `/audit${query}`, { at })).body;
  const { entries, operators } = await audit('');
  expect(operators.map(({ name }: { name: string }) => name)).toEqual([
    'mara@people.test',
    'other@people.test',
  ]);
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'grant-premium', operator: 'other@people.test', byCommandLine: false, note: 'lifetime' },
    { action: 'grant-premium', operator: null, byCommandLine: true, note: 'starter', person: { id } },
  ]);
  expect((await audit(`?operator=${other.id}`)).entries).toHaveLength(1);
  expect((await audit(`?before=${entries[0].id}`)).entries[0].id).toBe(entries[1].id);
  // Operators with equal names are listed with their emails.
  const ids = [mara.id, other.id];
  await database().update(person).set({ displayName: 'Mara' }).where(inArray(person.id, ids));
  expect((await audit('')).operators).toEqual([
    { id: mara.id, name: 'Mara (mara@people.test)' },
    { id: other.id, name: 'Mara (other@people.test)' },
  ]);
  await database().update(person).set({ displayName: null }).where(inArray(person.id, ids));
  await database().transaction((transaction) => removeOperator(transaction, other.id));
  expect((await audit('')).operators).toContainEqual({ id: other.id, name: 'other@people.test' });
});

it('A reset link is mailed to the owner of the account, and never shown', async () => {
  const { app, storage } = serverWithAccounts.current;
  const signUp = async (email: string) => {
    const { id_token: idToken } = await register(injectBrowser(app), email, 'correct horse battery');
    const answer = await app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { idToken } });
    return { id: answer.json().user.uid as string, headers: { authorization: `Bearer ${idToken}` } };
  };
  const operator = await signUp('mara@club.test');
  const lena = await signUp('lena@club.test');
  await storage.database.transaction((transaction) =>
    addOperator(transaction, operator.id, { grantedBy: null, now: Date.now() }),
  );
  const ask = (method: 'POST' | 'GET', url: string) =>
    app.inject({ method, url: `/api/desk${url}`, headers: operator.headers });
  expect((await ask('GET', `/people/${lena.id}`)).json()).toMatchObject({
    hasAccount: true,
    isMailSetUp: true,
    isEmailConfirmed: false,
  });
  const answer = await ask('POST', `/people/${lena.id}/reset-link`);
  expect([answer.statusCode, answer.body]).toEqual([200, '{"success":true}']);
  const resets = () =>
    mailServer.received.filter(({ subject }) => subject === 'Choose a new password for Hundred');
  await expect.poll(resets).toHaveLength(1);
  const [mail] = resets() as [(typeof mailServer.received)[number]];
  expect(mail.to).toEqual(['lena@club.test']);
  expect(mail.text).toContain('Support sent you this link');
  expect(mail.text).toMatch(/\/identity\/reset\?token=\S{40,}/);
  expect((await ask('GET', '/audit')).body).not.toContain('token');
  // The token of an own account says when its owner typed the password, so a fresh one passes.
  expect((await ask('POST', `/people/${lena.id}/end-sessions`)).statusCode).toBe(200);
  const statusOfProfile = async (who: typeof lena) =>
    (await app.inject({ url: '/api/auth/me', headers: who.headers })).statusCode;
  expect(await statusOfProfile(lena)).toBe(401);
  const nils = await signUp('nils@club.test');
  expect(await statusOfProfile(nils)).toBe(200);
  await runAdmin(
    [endSessionsCommand],
    ['end-sessions', 'nils@club.test'],
    storage.database,
    Date.now() + 1000,
  );
  expect(await statusOfProfile(nils)).toBe(401);
  await expect(
    runAdmin([endSessionsCommand], ['end-sessions', mara.id], database(), Date.now()),
  ).rejects.toThrow('signs in with another service');
});

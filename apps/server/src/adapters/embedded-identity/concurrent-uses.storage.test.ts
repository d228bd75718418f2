import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, inject, it } from 'vitest';
import { identityAccount, identityPayload } from '../../db/schema/schema';
import { ownAccounts, testApp } from '../../testing/test-app';
import { makeResetToken } from './passwords/reset-links';
import { type InjectBrowser, injectBrowser, register } from './testing/inject-browser';

const server = testApp(ownAccounts);
const browser = () => injectBrowser(server.current.app);
const password = 'correct horse battery';
const newEmail = () => `${randomUUID()}@example.com`;
const clients = 8;

/** The results of several concurrent attempts. */
const concurrently = <T>(attempt: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: clients }, (_, index) => attempt(index)));
const isSignedIn = async (ownBrowser: InjectBrowser) =>
  (await ownBrowser.beginSignIn({ prompt: 'none' })).url.searchParams.has('code');

describe('With several concurrent uses', () => {
  it('a refresh token works once, and what was issued for it ends too', async () => {
    const ownBrowser = browser();
    const { refresh_token } = await register(ownBrowser, newEmail(), password);
    const answers = await concurrently(() => ownBrowser.refresh(refresh_token));
    const successes = answers.filter(({ status }) => status === 200);
    expect(successes).toHaveLength(1);
    expect(answers.filter(({ tokens }) => tokens.error === 'invalid_grant')).toHaveLength(clients - 1);
    expect((await ownBrowser.refresh(successes[0]!.tokens.refresh_token)).status).toBe(400);
    // The session of the browser continues: a person with two tabs does not have to type anything.
    expect(await isSignedIn(ownBrowser)).toBe(true);
  });

  it('a code works once, and what was issued for it ends too', async () => {
    const ownBrowser = browser();
    const page = await ownBrowser.beginSignIn();
    const fields = { email: newEmail(), password };
    const finishedPage = await ownBrowser.submit(`${page.url.pathname}/register`, fields);
    const answers = await concurrently(() => ownBrowser.finishSignIn(finishedPage).catch(() => undefined));
    const successes = answers.filter((tokens) => tokens !== undefined);
    expect(successes).toHaveLength(1);
    expect((await ownBrowser.refresh(successes[0]!.refresh_token)).status).toBe(400);
  });

  it('a finished sign-in gives one code, and a late form does not restart it', async () => {
    const address = newEmail();
    await register(browser(), address, password);
    const ownBrowser = browser();
    const page = await ownBrowser.beginSignIn();
    const answers = await concurrently(() =>
      ownBrowser.submit(page.url.pathname, { email: address, password }),
    );
    const codes = answers.filter(({ url }) => url.searchParams.has('code'));
    expect(codes).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(clients - 1);
    const { database } = server.current.storage;
    const pendingSignIns = await database
      .select()
      .from(identityPayload)
      .where(eq(identityPayload.model, 'Interaction'));
    expect(pendingSignIns.filter(({ id }) => page.url.pathname.endsWith(id))).toEqual([]);
  });

  it('a form for a new account creates one, and tells nobody that it exists already', async () => {
    const ownBrowser = browser();
    const page = await ownBrowser.beginSignIn();
    const fields = { email: newEmail(), password };
    const answers = await concurrently(() => ownBrowser.submit(`${page.url.pathname}/register`, fields));
    expect(answers.filter(({ url }) => url.searchParams.has('code'))).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(clients - 1);
    expect(answers.filter(({ body }) => body.includes('already has an account'))).toEqual([]);
  });

  it('a form for a new account lets in a person whose second tap came before the first answer', async () => {
    const ownBrowser = browser();
    const page = await ownBrowser.beginSignIn();
    const fields = { email: newEmail(), password };
    expect((await ownBrowser.submitWithoutFollowing(`${page.url.pathname}/register`, fields)).status).toBe(
      303,
    );
    const tokens = await ownBrowser.finishSignIn(
      await ownBrowser.submit(`${page.url.pathname}/register`, fields),
    );
    expect(decodeJwt(tokens.id_token).email).toBe(fields.email);
  });

  const resetTokenFor = async (address: string) => {
    await register(browser(), address, password);
    const { database } = server.current.storage;
    const [account] = await database.select().from(identityAccount).where(eq(identityAccount.email, address));
    return makeResetToken(database, account!.id, Date.now());
  };

  it('a link for a new password sets one password', async () => {
    const address = newEmail();
    const token = await resetTokenFor(address);
    const newPassword = (index: number) => `a new password, number ${index}`;
    const statuses = await concurrently(async (index) => {
      const fields = { token, password: newPassword(index) };
      return (await browser().submit('/identity/reset', fields)).status;
    });
    expect(statuses.toSorted()).toEqual([200, ...Array(clients - 1).fill(400)]);
    const ownBrowser = browser();
    const page = await ownBrowser.beginSignIn();
    const fields = { email: address, password: newPassword(statuses.indexOf(200)) };
    expect((await ownBrowser.submit(page.url.pathname, fields)).status).toBe(303);
  });

  // The test needs two connections, and embedded storage has one session.
  it.runIf(inject('storageKind') === 'postgres')(
    'a form with a new password says that it is set, or to sign in with it, however often it is sent',
    async () => {
      const address = newEmail();
      const token = await resetTokenFor(address);
      const fields = { token, password: 'a new password, sent again' };
      const { pool } = server.current.storage;
      const lockHolder = await pool.connect();
      await lockHolder.query('begin');
      await lockHolder.query('select from identity_account where email = $1 for update', [address]);
      const requests = [1, 2].map(() => browser().submit('/identity/reset', fields));
      const lockWaits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await pool.query(lockWaits)).rowCount, { timeout: 60_000 }).toBe(2);
      await lockHolder.query('commit');
      lockHolder.release();
      for (const { status, body } of await Promise.all(requests)) {
        expect(status).toBe(200);
        expect(body).toContain('Your password was changed');
      }
      const late = await browser().submit('/identity/reset', fields);
      expect(late.status).toBe(400);
      expect(late.body).toContain('If you just chose a new password, sign in with it.');
    },
  );
});

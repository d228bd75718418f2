import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mail } from '../../../db/schema/mail-schema';
import { ownAccounts, testApp } from '../../../testing/test-app';
import { injectBrowser, register } from '../testing/inject-browser';

/** The mails of this server stay in the queue, because nothing listens at its `SMTP_URL`. */
const server = testApp({
  ...ownAccounts,
  RATE_LIMIT: 'on',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'post@hundred.example',
});
const password = 'correct horse battery';
const otherPassword = 'battery staple correct';
const browser = () => injectBrowser(server.current.app);
const database = () => server.current.storage.database;

/** The kinds of the mails that are planned for an address. */
const plannedKinds = async (email: string) =>
  (await database().select({ kind: mail.kind }).from(mail).where(eq(mail.to, email))).map(({ kind }) => kind);

async function deleteAccount(idToken: string) {
  const { app } = server.current;
  await app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { idToken } });
  const headers = { authorization: `Bearer ${idToken}` };
  const answer = await app.inject({
    method: 'DELETE',
    url: '/api/account',
    headers,
    payload: { confirm: 'DELETE' },
  });
  expect(answer.statusCode).toBe(200);
}

it('An address is mailed about ten sign-ins and changes of the password in an hour, however many there are', async () => {
  const email = 'stranger@example.com';
  const ownBrowser = browser();
  await register(ownBrowser, email, password);
  // Eight sign-ins on new devices and six changes are fourteen reasons for a mail.
  for (let count = 0; count < 8; count += 1) {
    const device = browser();
    const page = await device.beginSignIn();
    expect((await device.submit(page.url.pathname, { email, password })).status).toBe(303);
  }
  for (let count = 0; count < 6; count += 1) {
    const [current, next] = count % 2 ? [otherPassword, password] : [password, otherPassword];
    expect((await ownBrowser.submit('/identity/password', { current, password: next })).status).toBe(303);
  }
  const kinds = await plannedKinds(email);
  expect(kinds.filter((kind) => kind === 'newSignIn' || kind === 'passwordChanged')).toHaveLength(10);
});

it('An address is mailed about five new accounts in an hour, also if each was deleted before the next', async () => {
  const email = 'again@example.com';
  for (let count = 0; count < 5; count += 1) {
    const { id_token } = await register(browser(), email, password);
    await deleteAccount(id_token);
  }
  const lastBrowser = browser();
  const page = await lastBrowser.beginSignIn();
  const refused = await lastBrowser.submit(`${page.url.pathname}/register`, { email, password });
  expect([refused.status, refused.body.includes('Please try again in 60 minutes.')]).toEqual([429, true]);
});

it('An account that is deleted and created again is mailed no more links than before', async () => {
  const email = 'links@example.com';
  const registerAndResend = async () => {
    const ownBrowser = browser();
    const { id_token } = await register(ownBrowser, email, password);
    const { status } = await ownBrowser.submit('/identity/email/resend', {});
    await deleteAccount(id_token);
    return status;
  };
  const firstBrowser = browser();
  const { id_token } = await register(firstBrowser, email, password);
  for (let count = 0; count < 5; count += 1) {
    expect((await firstBrowser.submit('/identity/email/resend', {})).status).toBe(200);
  }
  await deleteAccount(id_token);
  expect(await registerAndResend()).toBe(429);
});

it('An address that several accounts want to change to is mailed five times in an hour', async () => {
  const address = 'wanted@example.com';
  const statuses: number[] = [];
  for (const account of ['one', 'two']) {
    const ownBrowser = browser();
    await register(ownBrowser, `${account}@example.com`, password);
    for (let count = 0; count < 3; count += 1) {
      statuses.push(
        (await ownBrowser.submit('/identity/email', { email: address, current: password })).status,
      );
    }
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await plannedKinds(address)).toHaveLength(5);
});

import { startMailServer } from '@hundred/testkit/services/mail-server';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { letterFor } from '../adapters/embedded-identity/account-letters';
import { whileNoMailIsPlanned } from '../adapters/embedded-identity/testing/failing-storage';
import { type InjectBrowser, injectBrowser } from '../adapters/embedded-identity/testing/inject-browser';
import { runAdmin } from '../cli/admin/run-admin';
import { answerSupport } from '../cli/admin/support';
import { mail } from '../db/schema/mail-schema';
import { identityAccount } from '../db/schema/schema';
import { supportRequest } from '../db/schema/support-schema';
import { Shopper } from '../features/premium/testing/shopper';
import { startStripeStandIn } from '../features/premium/testing/stripe-stand-in';
import { ownAccounts, testApp } from '../testing/test-app';
import { planMail } from './plan-mail';
import { refuseAddress } from './queue';

const mailServer = await startMailServer();
afterAll(() => mailServer.close());
const stripe = await startStripeStandIn();
const mailSettings = {
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'post@hundred.example',
  SUPPORT_EMAIL: 'help@hundred.example',
};
const server = testApp({ ...ownAccounts, ...mailSettings });
const shop = testApp({ ...stripe.environment, ...mailSettings });
const password = 'correct horse battery';

const mailsTo = (email: string) => mailServer.received.filter(({ to }) => to.includes(email));
const subjectsTo = (email: string) => mailsTo(email).map(({ subject }) => subject);
const untilMailed = (email: string, subject: string) =>
  expect.poll(() => subjectsTo(email), { timeout: 60_000 }).toContain(subject);

/** Creates an account in a browser with this language and signs in. */
async function join(email: string, language = 'en') {
  const browser = injectBrowser(server.current.app);
  const accepted = { 'accept-language': language };
  const page = await browser.beginSignIn();
  const { id_token } = await browser.finishSignIn(
    await browser.submit(`${page.url.pathname}/register`, { email, password }, accepted),
  );
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const headers = { authorization: `Bearer ${id_token}` };
    return (
      await server.current.app.inject({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) })
    ).json();
  };
  await server.current.app.inject({
    method: 'POST',
    url: '/api/auth/firebase',
    headers: accepted,
    payload: { idToken: id_token },
  });
  return { browser, call };
}
/** Signs in by password on a device that calls itself Firefox on Windows. */
async function signIn(browser: InjectBrowser, email: string, typedPassword = password) {
  const page = await browser.beginSignIn({ prompt: 'login' });
  return browser.submit(
    page.url.pathname,
    { email, password: typedPassword },
    { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
  );
}

it('A person is mailed when they sign in on a new device, and not on one they have used', async () => {
  const { browser } = await join('nia@example.com');
  expect((await signIn(browser, 'nia@example.com')).status).toBe(303);
  const otherBrowser = injectBrowser(server.current.app);
  expect((await signIn(otherBrowser, 'nia@example.com')).status).toBe(303);
  await untilMailed('nia@example.com', 'New sign-in to Hundred');
  expect((await signIn(otherBrowser, 'nia@example.com')).status).toBe(303);
  await server.current.mailer?.tick();
  expect(
    subjectsTo('nia@example.com').filter((subject) => subject === 'New sign-in to Hundred'),
  ).toHaveLength(1);
  const signInMail = mailsTo('nia@example.com').find(({ subject }) => subject === 'New sign-in to Hundred')!;
  expect(signInMail.text).toContain('Firefox on Windows');
});

it('A person is mailed when somebody signs in with their password by the form for a new account', async () => {
  await join('una@example.com');
  const registerAgain = async () => {
    const otherBrowser = injectBrowser(server.current.app);
    const page = await otherBrowser.beginSignIn();
    return otherBrowser.submit(`${page.url.pathname}/register`, { email: 'una@example.com', password });
  };
  // Within a minute this is the second copy of the form that created the account.
  expect((await registerAgain()).status).toBe(303);
  await server.current.mailer?.tick();
  expect(subjectsTo('una@example.com')).not.toContain('New sign-in to Hundred');
  await server.current.storage.database
    .update(identityAccount)
    .set({ createdAt: new Date(0) })
    .where(eq(identityAccount.email, 'una@example.com'));
  expect((await registerAgain()).status).toBe(303);
  await untilMailed('una@example.com', 'New sign-in to Hundred');
});

it('An account is not created without its welcome mail, and is created by the next try', async () => {
  const { pool, database } = server.current.storage;
  const failed = await whileNoMailIsPlanned(pool, async () => {
    const browser = injectBrowser(server.current.app);
    const page = await browser.beginSignIn();
    return browser.submit(`${page.url.pathname}/register`, { email: 'lea@example.com', password });
  });
  expect(failed.status).toBe(500);
  expect(await database.$count(identityAccount, eq(identityAccount.email, 'lea@example.com'))).toBe(0);
  await join('lea@example.com');
  await untilMailed('lea@example.com', 'Welcome to Hundred: confirm your email');
});

it('A new device is not remembered without its mail, so the next sign-in on it is mailed', async () => {
  await join('mo@example.com');
  const otherBrowser = injectBrowser(server.current.app);
  const failed = await whileNoMailIsPlanned(server.current.storage.pool, () =>
    signIn(otherBrowser, 'mo@example.com'),
  );
  expect(failed.status).toBe(500);
  expect((await signIn(otherBrowser, 'mo@example.com')).status).toBe(303);
  await untilMailed('mo@example.com', 'New sign-in to Hundred');
});

it('A person is not told that a link was sent if it was not', async () => {
  const { browser } = await join('noa@example.com');
  const failed = await whileNoMailIsPlanned(server.current.storage.pool, () =>
    browser.submit('/identity/email/resend', {}),
  );
  expect(failed.status).toBe(500);
});

it.each([{ kind: 'newSignIn', at: 0 }, { kind: 'passwordChanged' }] as const)(
  'A $kind mail that waits is sent to the address that the account had then',
  async (message) => {
    const email = `${message.kind.toLowerCase()}@example.com`;
    await join(email);
    const { database } = server.current.storage;
    const [account] = await database
      .update(identityAccount)
      .set({ email: `thief-${email}` })
      .where(eq(identityAccount.email, email))
      .returning();
    const letter = await letterFor(
      { ...message, accountId: account!.id },
      { recipient: email, database, publicUrl: 'https://hundred.example', now: Date.now() },
    );
    expect(letter?.to).toBe(email);
  },
);

it('A person is mailed when their password changes', async () => {
  const { browser } = await join('bo@example.com');
  const changed = await browser.submit('/identity/password', {
    current: password,
    password: 'battery staple correct',
  });
  expect(changed.status).toBe(303);
  await untilMailed('bo@example.com', 'Your password for Hundred was changed');
});

it('A person is mailed when their question is answered, without the answer, and the operator that it waits', async () => {
  const { call } = await join('cy@example.com');
  const question = await call('POST', '/support', {
    topic: 'idea',
    message: 'A private matter, told at some length.',
    deviceKey: 'k-1',
  });
  expect(question).toMatchObject({ success: true });
  await untilMailed('help@hundred.example', 'Hundred: a new question');
  const { database } = server.current.storage;
  const [request] = await database.select().from(supportRequest);
  await runAdmin(
    [answerSupport],
    ['answer-support', request!.id, 'A secret answer'],
    database,
    Date.now(),
    planMail,
  );
  await untilMailed('cy@example.com', 'You have an answer from Hundred');
  expect(JSON.stringify(mailsTo('cy@example.com'))).not.toMatch(/secret answer|private matter/);
});

it('A deleted person is mailed once more, and then nothing about them is stored', async () => {
  const { call } = await join('di@example.com');
  await untilMailed('di@example.com', 'Welcome to Hundred: confirm your email');
  expect(await call('DELETE', '/account', { confirm: 'DELETE' })).toEqual({ success: true });
  await untilMailed('di@example.com', 'Your Hundred account was deleted');
  const stored = async () =>
    JSON.stringify((await server.current.storage.pool.query('select recipient, about from mail')).rows);
  await expect.poll(stored).not.toContain('di@example.com');
});

it('A person is mailed about their account in their language, from the first mail to the last', async () => {
  const { browser, call } = await join('jo@example.com', 'de-DE,de;q=0.9');
  await untilMailed('jo@example.com', 'Willkommen bei Hundred: Bestätige deine E-Mail-Adresse');
  const firstMail = mailsTo('jo@example.com')[0]!;
  expect([firstMail.header('Content-Language'), firstMail.html]).toEqual([
    'de',
    expect.stringContaining('<html lang="de">'),
  ]);
  await signIn(injectBrowser(server.current.app), 'jo@example.com');
  await untilMailed('jo@example.com', 'Neue Anmeldung bei Hundred');
  expect(mailsTo('jo@example.com').at(-1)!.text).toContain('Firefox auf Windows');
  await call('PUT', '/auth/profile', { language: 'en' });
  await browser.submit('/identity/password', { current: password, password: 'battery staple correct' });
  await untilMailed('jo@example.com', 'Your password for Hundred was changed');
});

it('A person who deletes their account is mailed in their language', async () => {
  const { call } = await join('kim@example.com', 'de');
  await call('DELETE', '/account', { confirm: 'DELETE' });
  await untilMailed('kim@example.com', 'Dein Konto bei Hundred wurde gelöscht');
});

it('A buyer gets one receipt, however often the provider reports the payment', async () => {
  const at = '2026-06-10T10:00:00.000Z';
  const ed = await Shopper.signUp(shop.current, 'ed');
  const session = stripe.session(await ed.checkout('starter', at));
  const [paid] = stripe.standIn.pay(session, Date.parse(at));
  await stripe.deliver(shop.current, paid, { at });
  await stripe.deliver(shop.current, paid, { at });
  await ed.status(at, session.id);
  const { database } = shop.current.storage;
  const receipts = await database.select().from(mail).where(eq(mail.kind, 'receipt'));
  expect(receipts).toHaveLength(1);
  await untilMailed('ed@people.test', 'Your receipt from Hundred: Starter');
  expect(mailsTo('ed@people.test')[0]!.text).toMatch(/\$4\.99[\s\S]*June 10, 2026/);
});

it('A confirmed address that refuses mail is confirmed again by its owner', async () => {
  const { browser, call } = await join('gia@example.com');
  await untilMailed('gia@example.com', 'Welcome to Hundred: confirm your email');
  const { database } = server.current.storage;
  await database
    .update(identityAccount)
    .set({ emailVerifiedAt: new Date() })
    .where(eq(identityAccount.email, 'gia@example.com'));
  await refuseAddress(database, 'gia@example.com', Date.now());
  expect((await browser.open('/identity/email')).body).toContain('This address refused our email');
  await browser.submit('/identity/email/resend', {});
  await untilMailed('gia@example.com', 'Confirm your email for Hundred');
  expect(await call('GET', '/auth/email')).toMatchObject({ verified: true, mailRefused: false });
});

it('A deleted account leaves no mail that waits for one of its addresses', async () => {
  const { browser, call } = await join('hob@example.com');
  mailServer.answers.set('hob.new@example.com', '451 try again later');
  await browser.submit('/identity/email', { email: 'hob.new@example.com', current: password });
  const { database } = server.current.storage;
  const waiting = () => database.$count(mail, eq(mail.to, 'hob.new@example.com'));
  await expect.poll(waiting).toBe(1);
  await expect
    .poll(async () => (await database.select().from(mail).where(eq(mail.to, 'hob.new@example.com')))[0], {
      timeout: 60_000,
    })
    .toMatchObject({ outcome: null, attempts: 1 });
  await call('DELETE', '/account', { confirm: 'DELETE' });
  expect(await waiting()).toBe(0);
});

it('After a new password a sign-in in another browser that was known is mailed', async () => {
  const { browser } = await join('ina@example.com');
  const otherBrowser = injectBrowser(server.current.app);
  const signInMails = () =>
    subjectsTo('ina@example.com').filter((subject) => subject === 'New sign-in to Hundred').length;
  await signIn(otherBrowser, 'ina@example.com');
  await expect.poll(signInMails, { timeout: 60_000 }).toBe(1);
  await browser.submit('/identity/password', { current: password, password: 'battery staple correct' });
  await signIn(browser, 'ina@example.com', 'battery staple correct');
  await signIn(otherBrowser, 'ina@example.com', 'battery staple correct');
  await expect.poll(signInMails, { timeout: 60_000 }).toBe(2);
});

it('A person whose address refuses mail reads so in their settings, until they ask for another mail', async () => {
  mailServer.answers.set('flo@example.com', '550 no such user');
  const { browser, call } = await join('flo@example.com');
  await expect
    .poll(async () => (await call('GET', '/auth/email')).mailRefused, { timeout: 60_000 })
    .toBe(true);
  mailServer.answers.delete('flo@example.com');
  await browser.submit('/identity/email/resend', {});
  await untilMailed('flo@example.com', 'Confirm your email for Hundred');
  expect((await call('GET', '/auth/email')).mailRefused).toBe(false);
});

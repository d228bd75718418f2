import { startMailServer } from '@hundred/testkit/services/mail-server';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { identityAttempt } from '../../../db/schema/schema';
import { ownAccounts, testApp } from '../../../testing/test-app';
import { injectBrowser, register } from '../testing/inject-browser';

const minute = 60_000;
const mailServer = await startMailServer();
afterAll(() => mailServer.close());
/** How far the server's clock is ahead of the machine's, which sessions use. */
let clockAheadMs = 0;
beforeEach(() => {
  clockAheadMs = 0;
});
const server = testApp(
  {
    ...ownAccounts,
    RATE_LIMIT: 'on',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Hundred <post@hundred.example>',
  },
  { clock: () => Date.now() + clockAheadMs },
);

const password = 'correct horse battery';
const newPassword = 'battery staple correct';
const browser = (ipAddress?: string) => injectBrowser(server.current.app, ipAddress);

async function requestLink(email: string, ipAddress: string) {
  const ownBrowser = browser(ipAddress);
  const page = await ownBrowser.beginSignIn();
  return ownBrowser.submit(`${page.url.pathname}/forgot`, { email });
}

/** The mails about a password. A new account also gets a welcome mail, which is left out. */
const mailsTo = (email: string) =>
  mailServer.received.filter(({ to, subject }) => to.includes(email) && subject.includes('password'));

/** The link in the mail with this number to a person, once it has arrived. */
async function mailedLink(email: string, number = 1): Promise<{ path: string; token: string }> {
  await expect.poll(() => mailsTo(email).length).toBeGreaterThanOrEqual(number);
  const found = /http:\/\/localhost:3000(\/identity\/reset\?token=([\w-]+))/.exec(
    mailsTo(email)[number - 1]!.text,
  );
  return { path: found?.[1] ?? 'no link', token: found?.[2] ?? 'no token' };
}

/** All attempts, of accounts and of IP addresses. */
async function countAttempts(): Promise<number> {
  const rows = await server.current.storage.database.select().from(identityAttempt);
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** The status of a sign-in: 303 leads on, 401 refuses it. */
async function tryPassword(email: string, tried: string): Promise<number> {
  const ownBrowser = browser();
  const page = await ownBrowser.beginSignIn();
  return (await ownBrowser.submit(page.url.pathname, { email, password: tried })).status;
}

it('A reset link is mailed to its owner, and leads to a new password', async () => {
  const email = 'ada@example.com';
  await register(browser(), email, password);
  const answer = await requestLink(email.toUpperCase(), '192.0.2.1');
  expect([answer.status, answer.body.includes('If this address has an account')]).toEqual([200, true]);
  const { path, token } = await mailedLink(email);
  expect(mailsTo(email)).toMatchObject([
    { from: 'post@hundred.example', to: [email], subject: 'Choose a new password for Hundred' },
  ]);
  expect((await browser().open(path)).status).toBe(200);
  expect((await browser().submit('/identity/reset', { token, password: newPassword })).status).toBe(200);
  expect(await tryPassword(email, newPassword)).toBe(303);
  expect(await tryPassword(email, password)).toBe(401);
});

it('A reset link is valid for an hour, and changes nothing afterwards', async () => {
  const email = 'late@example.com';
  await register(browser(), email, password);
  await requestLink(email, '192.0.2.2');
  const { path, token } = await mailedLink(email);
  clockAheadMs = 59 * minute;
  expect((await browser().open(path)).status).toBe(200);
  clockAheadMs = 60 * minute;
  const opened = await browser().open(path);
  expect([opened.status, opened.body.includes('autocomplete="new-password"')]).toEqual([400, false]);
  expect((await browser().submit('/identity/reset', { token, password: newPassword })).status).toBe(400);
  expect(await tryPassword(email, password)).toBe(303);
});

it('A reset link is mailed to one account three times an hour, from any IP address', async () => {
  const email = 'bothered@example.com';
  await register(browser(), email, password);
  for (let index = 1; index <= 3; index += 1) {
    expect((await requestLink(email, `198.51.100.${index}`)).status).toBe(200);
    await mailedLink(email, index);
  }
  const before = await countAttempts();
  // The answer does not say that no mail is sent, because that would reveal that the account exists.
  expect((await requestLink(email, '198.51.100.4')).status).toBe(200);
  // The attempt counts for the IP address at once, and for the account after the answer, by the clock of that moment.
  await expect.poll(countAttempts).toBe(before + 2);
  clockAheadMs = 60 * minute;
  await requestLink(email, '198.51.100.5');
  const { path } = await mailedLink(email, 4);
  // Its link still works, so the fourth mail was sent by the fifth request, an hour after the others.
  clockAheadMs = 119 * minute;
  expect((await browser().open(path)).status).toBe(200);
  expect(mailsTo(email)).toHaveLength(4);
});

it('A reset link can be requested twenty times an hour from one IP address, for any account', async () => {
  const statuses = [];
  for (let index = 1; index <= 21; index += 1) {
    statuses.push((await requestLink(`nobody-${index}@example.com`, '203.0.113.1')).status);
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  const refused = await requestLink('nobody@example.com', '203.0.113.1');
  expect(refused.body).toContain('Please try again in 60 minutes.');
  expect((await requestLink('nobody@example.com', '203.0.113.2')).status).toBe(200);
  clockAheadMs = 60 * minute;
  expect((await requestLink('nobody@example.com', '203.0.113.1')).status).toBe(200);
});

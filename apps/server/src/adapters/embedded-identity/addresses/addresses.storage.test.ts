import { startMailServer } from '@hundred/testkit/services/mail-server';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mail } from '../../../db/schema/mail-schema';
import { person } from '../../../db/schema/schema';
import type { Transaction } from '../../../db/storage';
import { ownAccounts, testApp } from '../../../testing/test-app';
import { type InjectBrowser, injectBrowser, register } from '../testing/inject-browser';

const day = 86_400_000;
const mailServer = await startMailServer();
afterAll(() => mailServer.close());
/** How far the server's clock is ahead of the machine's. */
let clockAheadMs = 0;
beforeEach(() => {
  clockAheadMs = 0;
});
const server = testApp(
  { ...ownAccounts, RATE_LIMIT: 'on', SMTP_URL: mailServer.url, MAIL_FROM: 'post@hundred.example' },
  { clock: () => Date.now() + clockAheadMs },
);
const serverWithoutMail = testApp(ownAccounts);
const password = 'correct horse battery';
let browserCount = 0;
/** A browser with an IP address of its own, so that the limits of one IP address play no part. */
const browser = () => {
  browserCount += 1;
  return injectBrowser(server.current.app, `192.0.2.${browserCount}`);
};

const mailsTo = (email: string, subject: string) =>
  mailServer.received.filter((letter) => letter.to.includes(email) && letter.subject.includes(subject));

/** The link in the newest mail with this subject, once at least `count` of them have arrived. */
async function linkIn(email: string, subject: string, count = 1) {
  await expect.poll(() => mailsTo(email, subject).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
  const [, path, token] = /http:\/\/localhost:3000(\/\S+\?token=([\w-]+))/.exec(
    mailsTo(email, subject).at(-1)!.text,
  )!;
  return { path: path!, page: path!.split('?')[0]!, token: token! };
}

async function join(email: string) {
  const ownBrowser = browser();
  const tokens = await register(ownBrowser, email, password);
  const answer = await server.current.app.inject({
    method: 'POST',
    url: '/api/auth/firebase',
    payload: { idToken: tokens.id_token },
  });
  return { browser: ownBrowser, tokens, uid: answer.json().user.uid as string };
}
/** Joins, and confirms the address by its mailed link. */
async function joinConfirmed(email: string) {
  const joined = await join(email);
  await press(browser(), await linkIn(email, 'Welcome'));
  return joined;
}

/** The number of statements that wait for a lock in this database. */
async function countWaitingStatements(transaction: Transaction): Promise<number> {
  const { rows } = await transaction.execute<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`);
  return rows[0]!.count;
}
type Joined = Awaited<ReturnType<typeof join>>;

const statusOf = async ({ tokens }: Pick<Joined, 'tokens'>) =>
  (
    await server.current.app.inject({
      url: '/api/auth/email',
      headers: { authorization: `Bearer ${tokens.id_token}` },
    })
  ).json();
/** Presses the button on the page of a link. */
const press = (ownBrowser: InjectBrowser, { page, token }: { page: string; token: string }) =>
  ownBrowser.submit(page, { token });
/** Sends the form for another address. */
const change = (ownBrowser: InjectBrowser, email: string, current = password) =>
  ownBrowser.submit('/identity/email', { email, current });

/** 303 if the sign-in leads on, 401 if it is refused. */
async function signInStatus(email: string, typedPassword = password) {
  const ownBrowser = browser();
  const page = await ownBrowser.beginSignIn();
  return (await ownBrowser.submit(page.url.pathname, { email, password: typedPassword })).status;
}

describe('An email address', () => {
  it('is confirmed by a press on the page of its mailed link, once', async () => {
    const nia = await join('nia@example.com');
    expect(await statusOf(nia)).toEqual({
      verified: false,
      changeUrl: '/identity/email',
      mailRefused: false,
    });
    const link = await linkIn('nia@example.com', 'Welcome to Hundred');
    // A mail program that opens the link confirms nothing.
    expect((await browser().open(link.path)).status).toBe(200);
    expect((await statusOf(nia)).verified).toBe(false);
    const pressed = await press(browser(), link);
    expect([pressed.status, pressed.body.includes('Your email is confirmed')]).toEqual([200, true]);
    expect((await statusOf(nia)).verified).toBe(true);
    expect((await press(browser(), link)).status).toBe(400);
  });

  it('is not confirmed by an old link, a guessed one, one of another kind, or a form of another site', async () => {
    const bo = await join('bo@example.com');
    const link = await linkIn('bo@example.com', 'Welcome');
    for (const token of ['', 'x', 'a'.repeat(43)]) {
      expect((await press(browser(), { ...link, token })).status).toBe(400);
    }
    for (const page of ['/identity/email/confirm', '/identity/email/undo', '/identity/reset']) {
      expect((await press(browser(), { page, token: link.token })).status).toBe(400);
    }
    const foreign = await browser().submit(
      link.page,
      { token: link.token },
      { origin: 'https://other.example' },
    );
    expect(foreign.status).toBe(403);
    // A link is good for 7 days.
    clockAheadMs = 7 * day;
    expect((await browser().open(link.path)).status).toBe(400);
    expect((await press(browser(), link)).status).toBe(400);
    clockAheadMs = 0;
    expect((await statusOf(bo)).verified).toBe(false);
  });

  it('is confirmed for its own account alone, also by a link that another account presses', async () => {
    const [ama, ben] = [await join('ama@example.com'), await join('ben@example.com')];
    const link = await linkIn('ama@example.com', 'Welcome');
    expect((await press(ben.browser, link)).status).toBe(200);
    expect([(await statusOf(ama)).verified, (await statusOf(ben)).verified]).toEqual([true, false]);
  });

  it('is not confirmed by a link from before the account changed its address', async () => {
    const pat = await join('pat@example.com');
    const old = await linkIn('pat@example.com', 'Welcome');
    await change(pat.browser, 'pat.new@example.com');
    await press(browser(), await linkIn('pat.new@example.com', 'Confirm your new email'));
    expect((await press(browser(), old)).status).toBe(400);
  });

  it('gets another link on request, five in an hour', async () => {
    const cy = await join('cy@example.com');
    await linkIn('cy@example.com', 'Welcome');
    const statuses = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await cy.browser.submit('/identity/email/resend', {})).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const link = await linkIn('cy@example.com', 'Confirm your email', 5);
    expect((await press(browser(), link)).status).toBe(200);
    expect(mailsTo('cy@example.com', 'Confirm your email')).toHaveLength(5);
    expect((await browser().submit('/identity/email/resend', {})).status).toBe(401);
  });

  it('of an account that was created on a server without mail is not confirmed', async () => {
    const di = await register(injectBrowser(serverWithoutMail.current.app), 'di@example.com', password);
    await serverWithoutMail.current.app.inject({
      method: 'POST',
      url: '/api/auth/firebase',
      payload: { idToken: di.id_token },
    });
    const answer = await serverWithoutMail.current.app.inject({
      url: '/api/auth/email',
      headers: { authorization: `Bearer ${di.id_token}` },
    });
    expect(answer.json()).toEqual({ verified: false, changeUrl: '/identity/email', mailRefused: false });
  });
});

describe('A change of the email address', () => {
  it('happens when the new address is confirmed, and the old one is notified', async () => {
    const ed = await joinConfirmed('ed@example.com');
    const answer = await change(ed.browser, ' Ed.New@example.com ');
    expect([answer.status, answer.body.includes('ed.new@example.com')]).toEqual([200, true]);
    expect(await signInStatus('ed@example.com')).toBe(303);
    const link = await linkIn('ed.new@example.com', 'Confirm your new email');
    expect((await browser().open(link.path)).status).toBe(200);
    expect((await press(browser(), link)).status).toBe(200);
    expect([await signInStatus('ed@example.com'), await signInStatus('ed.new@example.com')]).toEqual([
      401, 303,
    ]);
    expect((await statusOf(ed)).verified).toBe(true);
    const rows = await server.current.storage.database.select().from(person);
    expect(rows.find(({ id }) => id === ed.uid)?.email).toBe('ed.new@example.com');
    // A token from before does not bring the old address back.
    await server.current.app.inject({
      method: 'POST',
      url: '/api/auth/firebase',
      payload: { idToken: ed.tokens.id_token },
    });
    const after = await server.current.storage.database.select().from(person);
    expect(after.find(({ id }) => id === ed.uid)?.email).toBe('ed.new@example.com');
    const renewed = await ed.browser.refresh(ed.tokens.refresh_token);
    expect(decodeJwt(renewed.tokens.id_token).email).toBe('ed.new@example.com');
    await linkIn('ed@example.com', 'was changed');
    expect((await press(browser(), link)).status).toBe(400);
  });

  it('needs the password and a session, and is refused for an invalid, equal or taken address', async () => {
    const flo = await join('flo@example.com');
    await join('taken@example.com');
    expect((await change(browser(), 'x@example.com')).status).toBe(401);
    const wrong = await change(flo.browser, 'x@example.com', 'not my password');
    expect([wrong.status, wrong.body.includes('id="current-problem"')]).toEqual([400, true]);
    for (const [email, status] of [
      ['nonsense', 400],
      ['flo@example.com', 400],
      ['taken@example.com', 409],
    ] as const) {
      const answer = await change(flo.browser, email);
      expect([email, answer.status, answer.body.includes('id="email-problem"')]).toEqual([
        email,
        status,
        true,
      ]);
    }
    const foreign = await flo.browser.submit(
      '/identity/email',
      { email: 'x@example.com', current: password },
      { origin: 'https://other.example' },
    );
    expect(foreign.status).toBe(403);
    expect(mailsTo('x@example.com', '')).toEqual([]);
  });

  it('is undone by the old address within 7 days, which ends sessions and asks for a new password', async () => {
    const gus = await joinConfirmed('gus@example.com');
    await change(gus.browser, 'thief@example.com');
    await press(browser(), await linkIn('thief@example.com', 'Confirm your new email'));
    const link = await linkIn('gus@example.com', 'was changed');
    // The address stays reserved for its owner.
    const squatter = browser();
    const page = await squatter.beginSignIn();
    const refused = await squatter.submit(`${page.url.pathname}/register`, {
      email: 'gus@example.com',
      password,
    });
    expect(refused.status).toBe(409);
    // A second change neither ends the way back nor gives one to the address in between.
    await change(gus.browser, 'thief2@example.com');
    await press(browser(), await linkIn('thief2@example.com', 'Confirm your new email'));

    clockAheadMs = 7 * day - 60_000;
    const undone = await press(browser(), link);
    expect([undone.status, undone.body.includes('Your account is back')]).toEqual([200, true]);
    const reset = /\/identity\/reset\?token=([\w-]+)/.exec(undone.body)!;
    // Whoever knows the old password cannot sign in meanwhile.
    expect(await signInStatus('gus@example.com')).toBe(401);
    // The address in between was not told of the second change.
    expect(mailsTo('thief@example.com', 'changed')).toEqual([]);
    const chosen = await browser().submit('/identity/reset', {
      token: reset[1]!,
      password: 'battery staple correct',
    });
    expect(chosen.status).toBe(200);
    expect(await signInStatus('gus@example.com', 'battery staple correct')).toBe(303);
    expect((await gus.browser.refresh(gus.tokens.refresh_token)).status).toBe(400);
    expect((await press(browser(), link)).status).toBe(400);
  });

  it('ends the mail that still waits for another new address, whose link would move the account there', async () => {
    const liv = await joinConfirmed('liv@example.com');
    // The owner mistypes the new address, and the mail to it waits for another attempt.
    mailServer.answers.set('lvi.new@example.com', '450 try again later');
    await change(liv.browser, 'lvi.new@example.com');
    await change(liv.browser, 'liv.new@example.com');
    const waiting = () =>
      server.current.storage.database
        .select({ email: sql`${mail.about} ->> 'email'` })
        .from(mail)
        .where(and(isNull(mail.outcome), eq(mail.kind, 'confirmNewEmail')));
    const link = await linkIn('liv.new@example.com', 'Confirm your new email');
    await expect.poll(waiting).toEqual([{ email: 'lvi.new@example.com' }]);
    expect((await press(browser(), link)).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('cannot be undone by an address that was never confirmed', async () => {
    const kim = await join('mistyped@example.com');
    await change(kim.browser, 'kim@example.com');
    await press(browser(), await linkIn('kim@example.com', 'Confirm your new email'));
    // A mail to the first address would have been sent before this one.
    await change(kim.browser, 'kim2@example.com');
    await linkIn('kim2@example.com', 'Confirm your new email');
    expect(mailsTo('mistyped@example.com', 'was changed')).toEqual([]);
    // The address is free: another account gets it, or `register` would throw.
    await register(browser(), 'mistyped@example.com', password);
  });

  it('to one address is refused for the second of two accounts at the same moment', async () => {
    const both = [await join('lea@example.com'), await join('max@example.com')];
    for (const { browser: ownBrowser } of both) await change(ownBrowser, 'shared@example.com');
    await linkIn('shared@example.com', 'Confirm your new email', 2);
    const links = mailsTo('shared@example.com', 'Confirm your new email').map(({ text }) => ({
      page: '/identity/email/confirm',
      token: /token=([\w-]+)/.exec(text)![1]!,
    }));
    const { database } = server.current.storage;
    // Both requests have found the address free when their updates wait for this lock. Then both write the same address.
    const answers = await database.transaction(async (transaction) => {
      await transaction.execute(sql`lock table identity_account in share mode`);
      const pressed = links.map((link) => press(browser(), link));
      await expect.poll(() => countWaitingStatements(transaction)).toBe(2);
      return pressed;
    });
    const pages = await Promise.all(answers);
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    expect(pages.filter(({ body }) => body.includes('This email is in use'))).toHaveLength(1);
    expect(pages.filter(({ body }) => body.includes('Your email was changed'))).toHaveLength(1);
  });

  it('is confirmed for both of two presses at the same moment', async () => {
    const ole = await join('ole@example.com');
    await change(ole.browser, 'ole.new@example.com');
    const link = await linkIn('ole.new@example.com', 'Confirm your new email');
    const { database } = server.current.storage;
    const answers = await database.transaction(async (transaction) => {
      await transaction.execute(sql`lock table identity_account in share mode`);
      const pressed = [press(browser(), link), press(browser(), link)];
      await expect.poll(() => countWaitingStatements(transaction)).toBe(2);
      return pressed;
    });
    for (const { body } of await Promise.all(answers)) expect(body).toContain('Your email was changed');
  });

  it('reveals five times an hour at most whether an address is taken', async () => {
    const nat = await join('nat@example.com');
    await join('used@example.com');
    const answers = [];
    for (let count = 0; count < 6; count += 1)
      answers.push((await change(nat.browser, 'used@example.com')).status);
    expect(answers).toEqual([409, 409, 409, 409, 409, 429]);
  });

  it('cannot be undone after 7 days, and the address is free then', async () => {
    const hal = await joinConfirmed('hal@example.com');
    await change(hal.browser, 'hal.new@example.com');
    await press(browser(), await linkIn('hal.new@example.com', 'Confirm your new email'));
    const link = await linkIn('hal@example.com', 'was changed');
    clockAheadMs = 7 * day + 60_000;
    expect((await press(browser(), link)).status).toBe(400);
    // `register` throws if the address is taken.
    await register(browser(), 'hal@example.com', password);
  });

  it('is refused if another account took the address before it was confirmed', async () => {
    const ida = await join('ida@example.com');
    await change(ida.browser, 'wanted@example.com');
    const link = await linkIn('wanted@example.com', 'Confirm your new email');
    await join('wanted@example.com');
    const pressed = await press(browser(), link);
    expect(pressed.body).toContain('This email is in use');
    expect(await signInStatus('ida@example.com')).toBe(303);
  });

  it('happens at once without mail, and the new address is not confirmed', async () => {
    const ownBrowser = injectBrowser(serverWithoutMail.current.app);
    await register(ownBrowser, 'jo@example.com', password);
    const changed = await change(ownBrowser, 'jo.new@example.com');
    expect([changed.status, changed.body.includes('Your email was changed')]).toEqual([200, true]);
    const otherBrowser = injectBrowser(serverWithoutMail.current.app);
    const page = await otherBrowser.beginSignIn();
    expect(
      (await otherBrowser.submit(page.url.pathname, { email: 'jo.new@example.com', password })).status,
    ).toBe(303);
  });
});

import { fakeClock } from '@hundred/testkit/fake-clock';
import { describe, expect, it } from 'vitest';
import { freshStorage } from '../../testing/fresh-storage';
import { ownAccounts, testApp } from '../../testing/test-app';
import { attemptsSecretName, makeAttempts, networkOf, removeOldAttempts } from './attempts';
import { makePayloads } from './provider/payloads';
import { readOrMakeSecret } from './secrets';
import { injectBrowser, register } from './testing/inject-browser';

const closedServer = testApp({ ...ownAccounts, RATE_LIMIT: 'on', REGISTRATION: 'closed' });
const openServer = testApp({ ...ownAccounts, RATE_LIMIT: 'on' });
/** Allows two new accounts in an hour from one IP address. */
const twoSignUpsServer = testApp({
  ...ownAccounts,
  RATE_LIMIT: 'on',
  SIGN_UPS_PER_HOUR: '2',
});
const storage = freshStorage();

describe('A repeated sign-up', () => {
  const password = 'correct horse battery';
  const signUp = async (email: string, typedPassword = password) => {
    const browser = injectBrowser(twoSignUpsServer.current.app);
    const page = await browser.beginSignIn();
    return {
      browser,
      answer: await browser.submit(`${page.url.pathname}/register`, { email, password: typedPassword }),
    };
  };

  it('is finished for an account without a person, even if its IP address has reached its limit of accounts', async () => {
    const { app, storage } = twoSignUpsServer.current;
    // These sign-ups stop here: the accounts exist, and their owners never return to the app.
    for (const email of ['first@example.com', 'second@example.com'])
      expect((await signUp(email)).answer.status).toBe(303);
    expect((await signUp('third@example.com')).answer.status).toBe(429);
    const secondSignUp = await signUp('first@example.com');
    const { id_token: idToken } = await secondSignUp.browser.finishSignIn(secondSignUp.answer);
    const signedIn = await app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { idToken } });
    expect(signedIn.json().user).toMatchObject({ email: 'first@example.com' });
    const { rows } = await storage.pool.query('select email from identity_account order by email');
    expect(rows.map(({ email }) => email)).toEqual(['first@example.com', 'second@example.com']);
    // With another password the answer is the same as for an unknown email.
    expect((await signUp('second@example.com', 'another horse battery')).answer.status).toBe(429);
  });
});

// In 15 minutes, an account can be tried ten times, and an IP address can try a hundred times.
describe('Attempts', () => {
  it('to sign in are limited for an account from any IP address, also with the right password', async () => {
    const email = 'guessed@example.com';
    const password = 'correct horse battery';
    await register(injectBrowser(openServer.current.app), email, password);
    const attempt = async (index: number, tried: string) => {
      const browser = injectBrowser(openServer.current.app, `192.0.2.${index}`);
      const page = await browser.beginSignIn();
      return browser.submit(page.url.pathname, { email, password: tried });
    };
    for (let index = 1; index <= 10; index += 1) {
      expect((await attempt(index, `guess number ${index}`)).status).toBe(401);
    }
    const refused = await attempt(11, password);
    expect([refused.status, refused.body.includes('Please try again in 15 minutes.')]).toEqual([429, true]);
  });

  it('to sign up cost the same work for emails with and without an account while registration is closed', async () => {
    const { app, storage } = closedServer.current;
    const browser = injectBrowser(app, '203.0.113.77');
    const page = await browser.beginSignIn();
    const answer = await browser.submit(`${page.url.pathname}/register`, {
      email: 'unknown@example.com',
      password: 'correct horse battery',
    });
    expect(answer.status).toBe(403);
    // As for an existing account, the password was checked: one attempt counts for the IP address, one for the account.
    const { rows } = await storage.pool.query('select count from identity_attempt');
    expect(rows).toEqual([{ count: 1 }, { count: 1 }]);
  });

  it('to sign in are also counted in the sign-up form, which reveals only that the account exists', async () => {
    const email = 'guessed-by-form@example.com';
    const password = 'correct horse battery';
    await register(injectBrowser(openServer.current.app), email, password);
    const [signInForm, signUpForm] = ['', '/register'];
    const attempt = async (index: number, tried: string, form = signUpForm) => {
      const browser = injectBrowser(openServer.current.app, `198.51.100.${100 + index}`);
      const page = await browser.beginSignIn();
      return browser.submit(`${page.url.pathname}${form}`, { email, password: tried });
    };
    for (let index = 1; index <= 10; index += 1) {
      expect((await attempt(index, `guess number ${index}`)).status).toBe(409);
    }
    const strip = (body: string) => body.replaceAll(/interaction\/[\w-]+/g, '');
    const [wrong, right] = [await attempt(11, 'guess number 11'), await attempt(12, password)];
    expect([right.status, strip(right.body)]).toEqual([409, strip(wrong.body)]);
    expect((await attempt(13, password, signInForm)).status).toBe(429);
  });

  it('to sign in are limited for an unknown email in the same way', async () => {
    const statuses = [];
    for (let index = 0; index < 11; index += 1) {
      const browser = injectBrowser(openServer.current.app, '198.51.100.7');
      const page = await browser.beginSignIn();
      const answer = await browser.submit(page.url.pathname, {
        email: 'nobody@example.com',
        password: 'a guess',
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  it('to sign in from an IP address that has reached its limit do not lock an account', async () => {
    const { app, storage } = openServer.current;
    const email = 'not-locked@example.com';
    const password = 'correct horse battery';
    const addressOfOwner = '192.0.2.200';
    const attempt = async (address: string) => {
      const browser = injectBrowser(app, address);
      const page = await browser.beginSignIn();
      const tried = address === addressOfOwner ? password : 'a guess';
      return (await browser.submit(page.url.pathname, { email, password: tried })).status;
    };
    await register(injectBrowser(app), email, password);
    const secret = await readOrMakeSecret(storage.database, attemptsSecretName);
    const attempts = makeAttempts(storage.database, secret, Date.now);
    for (let index = 0; index < 100; index += 1) await attempts.take('sign-in address', '203.0.113.9');
    for (let index = 0; index < 11; index += 1) expect(await attempt('203.0.113.9')).toBe(429);
    expect(await attempt(addressOfOwner)).toBe(303);
  });

  it('to sign in are also counted when the password is changed, even with the right current password', async () => {
    const browser = injectBrowser(openServer.current.app, '192.0.2.210');
    const password = 'correct horse battery';
    await register(browser, 'left-open@example.com', password);
    const attempt = (current: string) =>
      browser.submit('/identity/password', { current, password: 'battery staple correct' });
    for (let index = 1; index <= 10; index += 1) {
      expect((await attempt(`guess number ${index}`)).status).toBe(400);
    }
    const refused = await attempt(password);
    expect([refused.status, refused.body.includes('Please try again in 15 minutes.')]).toEqual([429, true]);
  });

  it('to sign in are limited for an IP address across all accounts, and allowed again after the window', async () => {
    const clock = fakeClock('2026-05-01T10:00:00Z');
    const attempts = makeAttempts(storage.current.database, 'a secret', clock.now);
    const results = [];
    for (let index = 0; index < 101; index += 1)
      results.push(await attempts.take('sign-in address', '192.0.2.1'));
    expect(results.filter(Boolean)).toHaveLength(100);
    expect(await attempts.take('sign-in address', '192.0.2.2')).toBe(true);
    clock.advance(15 * 60_000);
    expect(await attempts.take('sign-in address', '192.0.2.1')).toBe(true);
  });

  it('to create an account are limited to a hundred at one IP address in an hour, enough for a club in its gym', async () => {
    const clock = fakeClock('2026-05-01T18:00:00Z');
    const attempts = makeAttempts(storage.current.database, 'a secret', clock.now);
    const club = Array.from({ length: 101 }, () => attempts.take('register address', '192.0.2.9'));
    expect((await Promise.all(club)).filter(Boolean)).toHaveLength(100);
  });

  it('to create an account are limited by the setting', async () => {
    const clock = fakeClock('2026-05-01T19:00:00Z');
    const signUpsPerHour = 3;
    const attempts = makeAttempts(storage.current.database, 'a secret', clock.now, signUpsPerHour);
    const results = [];
    for (let index = 0; index < 5; index += 1)
      results.push(await attempts.take('register address', '192.0.2.10'));
    expect(results).toEqual([true, true, true, false, false]);
    expect(await attempts.take('sign-in address', '192.0.2.10')).toBe(true);
  });

  it('are all counted when they are concurrent', async () => {
    const clock = fakeClock('2026-05-02T10:00:00Z');
    const attempts = makeAttempts(storage.current.database, 'a secret', clock.now);
    const results = await Promise.all(
      Array.from({ length: 30 }, () => attempts.take('sign-in account', 'ada')),
    );
    expect(results.filter(Boolean)).toHaveLength(10);
    await attempts.forget('sign-in account', 'ada');
    expect(await attempts.take('sign-in account', 'ada')).toBe(true);
  });

  it('leave neither email nor address in storage, and nothing after their window', async () => {
    const clock = fakeClock('2026-05-03T10:00:00Z');
    const attempts = makeAttempts(storage.current.database, 'a secret', clock.now);
    await attempts.take('sign-in account', 'ada@example.com');
    const rows = () => storage.current.pool.query('select * from identity_attempt');
    expect(JSON.stringify((await rows()).rows)).not.toContain('ada');
    clock.advance(3_600_000);
    await removeOldAttempts(storage.current.database, clock.now());
    expect((await rows()).rows).toHaveLength(0);
  });

  it('made while the clock was a month ahead no longer count after the clock is corrected and the server has tidied up', async () => {
    const clock = fakeClock('2026-06-03T10:00:00Z');
    const { database } = storage.current;
    const attempts = makeAttempts(database, 'a secret', clock.now);
    for (let index = 0; index < 10; index += 1) await attempts.take('sign-in account', 'bea@example.com');
    clock.set('2026-05-03T10:00:00Z');
    expect(await attempts.take('sign-in account', 'bea@example.com')).toBe(false);
    await removeOldAttempts(database, clock.now());
    expect(await attempts.take('sign-in account', 'bea@example.com')).toBe(true);
    // The window of an attempt that was counted by the right clock goes on.
    for (let index = 0; index < 9; index += 1) await attempts.take('sign-in account', 'bea@example.com');
    await removeOldAttempts(database, clock.now());
    expect(await attempts.take('sign-in account', 'bea@example.com')).toBe(false);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:DB8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('from %s count for %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('Pending sign-ins', () => {
  const storedRows = async () =>
    (
      await openServer.current.storage.pool.query(
        "select * from identity_payload where model = 'Interaction'",
      )
    ).rows;

  it.each(['state', 'nonce', 'login_hint', 'ui_locales'])(
    'are not stored with a %s as long as a URL can be',
    async (name) => {
      const before = (await storedRows()).length;
      const browser = injectBrowser(openServer.current.app, '192.0.2.101');
      const { url } = await browser.beginSignIn({ [name]: 'x'.repeat(8000) });
      expect(url.searchParams.get('error')).toBe('invalid_request');
      expect(await storedRows()).toHaveLength(before);
    },
  );

  it('are limited to 120 a minute from one IP address, and deleted after 20 minutes', async () => {
    const statuses = [];
    for (let index = 0; index <= 120; index += 1) {
      // A request is counted before it is parsed. These are refused, because their parameters are missing.
      const answer = await injectBrowser(openServer.current.app, '192.0.2.102').open('/identity/auth');
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(120).fill(400), 429]);
    const refused = await injectBrowser(openServer.current.app, '192.0.2.102').beginSignIn();
    expect([refused.status, refused.body.includes('Too many people are signing in.')]).toEqual([429, true]);
    const page = await injectBrowser(openServer.current.app, '192.0.2.103').beginSignIn();
    expect(page.status).toBe(200);
    const ownRow = (await storedRows()).find(({ id }) => page.url.pathname.endsWith(id));
    expect(ownRow.expires_at.getTime()).toBeLessThanOrEqual(Date.now() + 20 * 60_000);
  });
});

describe('The state that strangers can create at the identity service', () => {
  it('is limited together for all spellings of a path, and so are repeated sign-ins', async () => {
    const spellings = [
      '/identity/auth/',
      '/identity/AUTH',
      '/identity/session/end',
      '/identity/Session/End/',
    ];
    const visit = async (path: string) =>
      (await injectBrowser(openServer.current.app, '192.0.2.104').open(path)).status;
    for (let index = 0; index < 120; index += 1)
      expect(await visit(spellings[index % spellings.length]!)).not.toBe(429);
    for (const path of [
      ...spellings,
      '/identity/auth',
      '/identity/auth/a/b',
      '/identity/session/end/confirm',
    ])
      expect(await visit(path)).toBe(429);
    // People who began before can continue their sign-in, and get their tokens.
    const pathsOfPendingSignIns = [
      '/identity/auth/abc',
      '/identity/.well-known/openid-configuration',
      '/identity/jwks',
    ];
    for (const path of [...pathsOfPendingSignIns, '/identity/token']) expect(await visit(path)).not.toBe(429);
  });

  it('is deleted after 20 minutes for a session without a person', async () => {
    const sessions = async () =>
      (await openServer.current.storage.pool.query("select * from identity_payload where model = 'Session'"))
        .rows;
    const before = Date.now();
    const knownIds = new Set((await sessions()).map(({ id }) => id));
    await injectBrowser(openServer.current.app, '192.0.2.105').open('/identity/session/end?state=something');
    const [added, ...others] = (await sessions()).filter(({ id }) => !knownIds.has(id));
    expect([added.account_id, others]).toEqual([null, []]);
    expect(added.expires_at.getTime()).toBeLessThanOrEqual(Date.now() + 20 * 60_000);
    await register(
      injectBrowser(openServer.current.app, '192.0.2.106'),
      'stays@example.com',
      'correct horse battery',
    );
    const signedInSession = (await sessions()).find(
      ({ id, account_id }) => account_id !== null && !knownIds.has(id),
    );
    // A session lasts 30 days, counted in whole seconds.
    expect(signedInSession.expires_at - before).toBeGreaterThanOrEqual(30 * 86_400_000 - 1000);
  });

  it('includes the last hundred used refresh tokens of a grant, which ends when one is used again', async () => {
    const { database, pool } = storage.current;
    const clock = fakeClock('2026-05-04T10:00:00Z');
    const tokens = makePayloads(database, clock.now)('RefreshToken');
    const storedTokens = async () =>
      (await pool.query("select id from identity_payload where grant_id = 'a grant' order by consumed_at"))
        .rows;
    const nameOf = (index: number) => `token ${index}`;
    for (let index = 0; index <= 120; index += 1) {
      const lastsSeconds = 30 * 24 * 3600;
      await tokens.upsert(nameOf(index), { kind: 'RefreshToken', grantId: 'a grant' }, lastsSeconds);
      if (index > 0) await tokens.consume(nameOf(index - 1));
      clock.advance(3_600_000);
    }
    // The last hundred used tokens, 20 to 119, and the current one, 120.
    expect((await storedTokens()).map(({ id }) => id)).toEqual(
      Array.from({ length: 101 }, (_, index) => nameOf(index + 20)),
    );
    // A token was used every hour, so the oldest stored one was used a hundred hours ago.
    expect(await tokens.find(nameOf(20))).toMatchObject({ consumed: expect.any(Number) });
    await expect(tokens.consume(nameOf(20))).rejects.toThrow('invalid_grant');
    expect(await storedTokens()).toEqual([]);
  });
});

describe('REGISTRATION=closed', () => {
  it('offers no new account and makes none', async () => {
    const browser = injectBrowser(closedServer.current.app);
    const page = await browser.beginSignIn();
    expect(page.body).not.toContain('/register');
    expect(page.body).toContain('Sign-up is closed right now.');
    expect((await browser.open(`${page.url.pathname}/register`)).status).toBe(403);
    const forced = await browser.submit(`${page.url.pathname}/register`, {
      email: 'new@example.com',
      password: 'correct horse battery',
    });
    expect(forced.status).toBe(403);
    const { rows } = await closedServer.current.storage.pool.query('select 1 from identity_account');
    expect(rows).toHaveLength(0);
  });
});

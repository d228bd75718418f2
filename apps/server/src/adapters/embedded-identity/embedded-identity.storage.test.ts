import { decodeJwt } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownAccounts, testApp } from '../../testing/test-app';
import { prolongSession } from './provider/payloads';
import { type InjectBrowser, injectBrowser, register, type Tokens } from './testing/inject-browser';

const server = testApp(
  { ...ownAccounts, SUPPORT_EMAIL: 'help@hundred.test' },
  // `Date.now` itself would stay the machine's clock where a test replaces `Date`.
  { clock: () => Date.now() },
);
const browser = () => injectBrowser(server.current.app);
const password = 'correct horse battery';
const day = 86_400_000;

const api = (url: string, idToken: string, method: 'GET' | 'POST' = 'GET') =>
  server.current.app.inject({ method, url: `/api${url}`, headers: { authorization: `Bearer ${idToken}` } });
const signIn = (idToken: string) =>
  server.current.app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { idToken } });

describe('The configuration for the page', () => {
  it('names the adapter and its public settings, and no secret', async () => {
    const answer = await server.current.app.inject({ url: '/api/config' });
    expect(answer.json()).toEqual({
      version: '0.0.0-test',
      installation: expect.stringMatching(/^[0-9a-f-]{36}$/),
      publicUrl: 'http://localhost:3000',
      supportEmail: 'help@hundred.test',
      payments: 'sandbox',
      identity: {
        adapter: 'oidc',
        authority: 'http://localhost:3000/identity',
        clientId: 'hundred',
        changePasswordUrl: '/identity/password',
      },
    });
  });
});

describe('An account', () => {
  it('is created at once, and its token creates a person with the given name', async () => {
    const { id_token } = await register(browser(), 'New.Person@Example.com', password, '  Nia ');
    expect(decodeJwt(id_token)).toMatchObject({
      iss: 'http://localhost:3000/identity',
      aud: 'hundred',
      email: 'new.person@example.com',
      name: 'Nia',
      sign_in_method: 'password',
    });
    const { user } = (await signIn(id_token)).json();
    expect(user).toMatchObject({
      email: 'new.person@example.com',
      displayName: 'Nia',
      signInMethod: 'email',
    });
    expect((await api('/auth/me', id_token)).json().user.uid).toBe(user.uid);
  });

  it('accepts its password, however the email is typed', async () => {
    const { id_token } = await register(browser(), 'again@example.com', password);
    const otherBrowser = browser();
    const page = await otherBrowser.beginSignIn();
    expect((await otherBrowser.open(`${page.url.pathname}?sign-in`)).body).toContain(
      'autocomplete="current-password"',
    );
    const answer = await otherBrowser.submit(page.url.pathname, { email: ' AGAIN@example.com ', password });
    const tokens = await otherBrowser.finishSignIn(answer);
    expect(decodeJwt(tokens.id_token).sub).toBe(decodeJwt(id_token).sub);
  });

  it('is offered first to a new browser, and its sign-in form to a browser that was used before', async () => {
    const title = ({ body }: { body: string }) => /<h1[^>]*>([^<]*)/.exec(body)?.[1];
    const ownBrowser = browser();
    const page = await ownBrowser.beginSignIn();
    expect(title(page)).toBe('Create an account');
    expect(title(await ownBrowser.open(`${page.url.pathname}?sign-in`))).toBe('Sign in');
    expect((await ownBrowser.open(`${page.url.pathname}/forgot`)).body).toContain(
      '?sign-in">Back to sign in',
    );
    await register(ownBrowser, 'first-device@example.com', password);
    expect(title(await ownBrowser.beginSignIn({ prompt: 'login' }))).toBe('Sign in');
    // After a sign-out the app asks for the sign-in form itself, also in a browser that was never used before.
    expect(title(await browser().beginSignIn({ prompt: 'login' }))).toBe('Sign in');
  });

  it('needs its password once per browser', async () => {
    const ownBrowser = browser();
    await register(ownBrowser, 'once@example.com', password);
    const secondSignIn = await ownBrowser.beginSignIn({ prompt: 'none' });
    expect(secondSignIn.url.searchParams.get('code')).toMatch(/./);
    const stranger = await browser().beginSignIn({ prompt: 'none' });
    expect(stranger.url.searchParams.get('error')).toBe('login_required');
  });

  it.each([
    ['an empty email', { email: '', password }, 'email'],
    ['an email without a domain', { email: 'somebody', password }, 'email'],
    ['two addresses', { email: 'a@example.com,b@example.com', password }, 'email'],
    ['a password of 7 characters', { email: 'short@example.com', password: 'abcdefg' }, 'password'],
    ['a password of 258 characters', { email: 'long@example.com', password: 'xy'.repeat(129) }, 'password'],
    ['a breached password', { email: 'common@example.com', password: 'Qwertyuiop' }, 'password'],
    ['one letter eight times', { email: 'same@example.com', password: 'zzzzzzzz' }, 'password'],
    ['the email as password', { email: 'self@example.com', password: 'self@example.com' }, 'password'],
    ['a name of 41 characters', { email: 'name@example.com', password, name: 'x'.repeat(41) }, 'name'],
  ])('is not created with %s, and the field is named', async (_what, fields, field) => {
    const ownBrowser = browser();
    const page = await ownBrowser.beginSignIn();
    const answer = await ownBrowser.submit(`${page.url.pathname}/register`, fields);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain(`id="${field}-problem"`);
    expect(answer.body).toMatch(new RegExp(`<input id="${field}"[^>]*aria-invalid="true"`));
    expect(answer.body).not.toMatch(/<input id="password"[^>]*value=/);
  });

  it('can have a password of 8 or 256 characters', async () => {
    await register(browser(), 'eight@example.com', 'abc-1234');
    await register(browser(), 'longest@example.com', 'xy'.repeat(128));
  });

  it('is created once for an email, also by four concurrent requests', async () => {
    const tries = await Promise.all(
      Array.from({ length: 4 }, async (_, index) => {
        const ownBrowser = browser();
        const page = await ownBrowser.beginSignIn();
        const fields = { email: 'race@example.com', password: `${password}, number ${index}` };
        return ownBrowser.submit(`${page.url.pathname}/register`, fields);
      }),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409]);
  });
});

describe('A sign-in', () => {
  it('gives the same answer for a wrong password and for an unknown email', async () => {
    await register(browser(), 'known@example.com', password);
    const answers = [];
    for (const email of ['known@example.com', 'nobody@example.com']) {
      const ownBrowser = browser();
      const page = await ownBrowser.beginSignIn();
      const answer = await ownBrowser.submit(page.url.pathname, { email, password: 'wrong password' });
      answers.push({
        status: answer.status,
        body: answer.body.replaceAll(email, '').replaceAll(page.url.pathname, ''),
      });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(401);
    expect(answers[0]?.body).toContain('Wrong email or password. Try again.');
  });

  it('shows typed text, never as markup', async () => {
    const ownBrowser = browser();
    const page = await ownBrowser.beginSignIn();
    const email = '"><script>alert(1)</script>';
    const answer = await ownBrowser.submit(page.url.pathname, { email, password });
    expect(answer.body).not.toContain('<script>');
    expect(answer.body).toContain('&#60;script&#62;');
  });

  it('that has expired says so and links back', async () => {
    const ownBrowser = browser();
    const page = await ownBrowser.beginSignIn();
    const pageInOtherBrowser = await browser().open(page.url.pathname);
    expect([pageInOtherBrowser.status, pageInOtherBrowser.body.includes('href="/auth/back"')]).toEqual([
      400,
      true,
    ]);
    const unknown = await ownBrowser.open('/identity/interaction/unknown');
    expect(unknown.status).toBe(400);
  });

  it('accepts forms from its own pages only', async () => {
    const ownBrowser = browser();
    const page = await ownBrowser.beginSignIn();
    const answer = await ownBrowser.submit(
      page.url.pathname,
      { email: 'known@example.com', password },
      { origin: 'https://evil.example' },
    );
    expect(answer.status).toBe(403);
  });

  it('gives no tokens to a page of another origin', async () => {
    const foreign = injectBrowser(server.current.app, '127.0.0.1', 'https://evil.example');
    await expect(register(foreign, 'lured@example.com', password)).rejects.toThrow(/origin .* not allowed/);
  });

  it('redirects only to the addresses of the page, and only with PKCE', async () => {
    const foreign = await browser().beginSignIn({ redirect_uri: 'https://evil.example/' });
    expect([foreign.status, foreign.body.includes('invalid_redirect_uri')]).toEqual([400, true]);
    const withoutPkce = await browser().beginSignIn({ code_challenge: '', code_challenge_method: '' });
    expect(withoutPkce.url.searchParams.get('error')).toBe('invalid_request');
  });

  it('has pages without inline script or style, which can talk to the opener of a popup', async () => {
    const { headers, body } = await browser().beginSignIn();
    expect(String(headers['content-security-policy'])).not.toContain('unsafe-inline');
    expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script>|<style|style="|onload=/);
    const css = await server.current.app.inject({ url: '/identity/assets/identity.css' });
    expect(css.headers['content-type']).toContain('text/css');
  });

  it('at 127.0.0.1 redirects to the address that sign-in belongs to', async () => {
    for (const url of ['/', '/identity/auth?client_id=hundred', '/login', '/dashboard?x=1']) {
      const answer = await server.current.app.inject({ url, headers: { host: '127.0.0.1:3000' } });
      expect([answer.statusCode, answer.headers.location]).toEqual([302, `http://localhost:3000${url}`]);
    }
    const foreign = await server.current.app.inject({ url: '/login', headers: { host: 'evil.example' } });
    expect(foreign.statusCode).toBe(200);
    const call = await server.current.app.inject({ url: '/api/config', headers: { host: '127.0.0.1:3000' } });
    expect(call.statusCode).toBe(200);
  });
});

/** In days: a session ends a month after its last use. */
const longerThanASession = 35;

describe('Renewal', () => {
  it('gives a new token and a new refresh token, and the old one cannot be used twice', async () => {
    const first = await register(browser(), 'renew@example.com', password);
    const ownBrowser = browser();
    const second = await ownBrowser.refresh(first.refresh_token);
    expect(second.status).toBe(200);
    expect(decodeJwt(second.tokens.id_token)).toMatchObject({ email: 'renew@example.com' });
    expect(second.tokens.refresh_token).not.toBe(first.refresh_token);
    expect(await ownBrowser.refresh(first.refresh_token)).toMatchObject({
      status: 400,
      tokens: { error: 'invalid_grant' },
    });
    // A token that is used twice may be stolen, so everything issued from it ends.
    expect((await ownBrowser.refresh(second.tokens.refresh_token)).status).toBe(400);
  });

  describe('of a sign-in', () => {
    afterEach(() => vi.useRealTimers());

    /** Renews the tokens once a week for so many days, with no other request. Returns the last refresh token. */
    async function renewFor(days: number, ownBrowser: InjectBrowser, first: Tokens) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      let { refresh_token } = first;
      for (let daysPassed = 0; daysPassed < days; daysPassed += 7) {
        vi.setSystemTime(Date.now() + 7 * day);
        const renewed = await ownBrowser.refresh(refresh_token);
        expect(renewed.status).toBe(200);
        refresh_token = renewed.tokens.refresh_token;
      }
      return refresh_token;
    }

    it('extends the session for a person who comes back, which ends a month after the last time', async () => {
      const ownBrowser = browser();
      await renewFor(
        longerThanASession,
        ownBrowser,
        await register(ownBrowser, 'weekly@example.com', password),
      );
      expect((await ownBrowser.open('/identity/password')).status).toBe(200);
      vi.setSystemTime(Date.now() + 29 * day);
      expect((await ownBrowser.open('/identity/password')).status).toBe(200);
      vi.setSystemTime(Date.now() + 2 * day);
      expect((await ownBrowser.open('/identity/password')).status).toBe(401);
    });

    it('needs no password if the answer to a refresh was lost', async () => {
      const ownBrowser = browser();
      const refreshToken = await renewFor(
        longerThanASession,
        ownBrowser,
        await register(ownBrowser, 'lossy@example.com', password),
      );
      await ownBrowser.refresh(refreshToken);
      expect((await ownBrowser.refresh(refreshToken)).status).toBe(400);
      expect((await ownBrowser.beginSignIn({ prompt: 'none' })).url.searchParams.get('code')).toMatch(/./);
    });

    it('does not extend the session of another person in the same browser', async () => {
      const ownBrowser = browser();
      await register(ownBrowser, 'mine@example.com', password);
      await renewFor(
        longerThanASession,
        ownBrowser,
        await register(browser(), 'theirs@example.com', password),
      );
      expect((await ownBrowser.open('/identity/password')).status).toBe(401);
    });

    it('does not restore a session that was ended meanwhile', async () => {
      const { database, pool } = server.current.storage;
      const secondsIn2033 = 2_000_000_000;
      expect(await prolongSession(database, 'ended', secondsIn2033)).toBe(false);
      const { rows } = await pool.query(`select 1 from identity_payload where id = 'ended'`);
      expect(rows).toEqual([]);
    });
  });
});

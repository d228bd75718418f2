import { randomUUID } from 'node:crypto';
import { decodeJwt, importJWK, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { ownAccounts, testApp } from '../../testing/test-app';
import { whileSessionsStay } from './testing/failing-storage';
import { injectBrowser, register } from './testing/inject-browser';

const server = testApp(ownAccounts);
const browser = () => injectBrowser(server.current.app);
const password = 'correct horse battery';

const api = (url: string, idToken: string, method: 'GET' | 'POST' = 'GET') =>
  server.current.app.inject({ method, url: `/api${url}`, headers: { authorization: `Bearer ${idToken}` } });
const signIn = (idToken: string) =>
  server.current.app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { idToken } });

describe('Signing out', () => {
  const endPath = '/identity/session/end';

  it('by a request of the page ends the session and its refresh tokens', async () => {
    const ownBrowser = browser();
    const { refresh_token } = await register(ownBrowser, 'leaver@example.com', password);
    expect((await ownBrowser.submit(endPath, {})).status).toBe(204);
    expect((await ownBrowser.beginSignIn({ prompt: 'none' })).url.searchParams.get('error')).toBe(
      'login_required',
    );
    expect((await ownBrowser.refresh(refresh_token)).status).toBe(400);
  });

  it('ends the tokens of its session at once, and no others', async () => {
    const ownBrowser = browser();
    const { id_token } = await register(ownBrowser, 'shared-phone@example.com', password);
    await signIn(id_token);
    const otherBrowser = browser();
    const page = await otherBrowser.beginSignIn();
    const typed = { email: 'shared-phone@example.com', password };
    const tokensElsewhere = await otherBrowser.finishSignIn(
      await otherBrowser.submit(page.url.pathname, typed),
    );
    // Calls that look the person up in different ways.
    const statuses = async (token: string) => [
      (await api('/auth/me', token)).statusCode,
      (await api('/challenge/today', token)).statusCode,
      (await api(`/teams/${randomUUID()}`, token)).statusCode,
      (await api(`/rooms/${randomUUID()}`, token)).statusCode,
      (await signIn(token)).statusCode,
    ];
    const before = await statuses(id_token);
    expect(before.every((status) => status !== 401)).toBe(true);
    expect((await ownBrowser.submit(endPath, {})).status).toBe(204);
    expect(await statuses(id_token)).toEqual([401, 401, 401, 401, 401]);
    expect(await statuses(tokensElsewhere.id_token)).toEqual(before);
    const renewed = await otherBrowser.refresh(tokensElsewhere.refresh_token);
    expect(await statuses(renewed.tokens.id_token)).toEqual(before);
  });

  it('ends a token that nobody has signed in with yet', async () => {
    const ownBrowser = browser();
    const { id_token } = await register(ownBrowser, 'not-yet@example.com', password);
    await ownBrowser.submit(endPath, {});
    expect((await signIn(id_token)).statusCode).toBe(401);
  });

  it('by the confirmation page of the identity service ends the tokens too', async () => {
    const ownBrowser = browser();
    const { id_token, refresh_token } = await register(ownBrowser, 'asked-out@example.com', password);
    await signIn(id_token);
    const xsrf = /name="xsrf" value="([\w-]+)"/.exec((await ownBrowser.open(endPath)).body)?.[1] ?? '';
    await ownBrowser.submit(`${endPath}/confirm`, { xsrf, logout: 'yes' });
    expect((await api('/auth/me', id_token)).statusCode).toBe(401);
    expect((await ownBrowser.refresh(refresh_token)).status).toBe(400);
  });

  it('of one person by the sign-in of another in the same browser lets that other in', async () => {
    const ownBrowser = browser();
    const first = await register(ownBrowser, 'first-here@example.com', password);
    await signIn(first.id_token);
    const page = await ownBrowser.beginSignIn({ prompt: 'login' });
    const typed = { email: 'second-here@example.com', password };
    const answer = await ownBrowser.submit(`${page.url.pathname}/register`, typed);
    // The provider submits a form by script, which ends the previous session and continues the sign-in.
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(answer.body)?.[1] ?? '';
    const signedOut = await ownBrowser.submit(`${endPath}/confirm`, { xsrf, logout: 'yes' });
    const second = await ownBrowser.finishSignIn(signedOut);
    expect(decodeJwt(second.id_token).email).toBe('second-here@example.com');
    expect((await api('/auth/me', first.id_token)).statusCode).toBe(401);
  });

  it('leaves an older token, which names no session, valid until it expires', async () => {
    const ownBrowser = browser();
    const { id_token } = await register(ownBrowser, 'before@example.com', password);
    expect(decodeJwt(id_token).sid).toMatch(/./);
    const { rows } = await server.current.storage.pool.query('select jwk from identity_key');
    const { sid: _, ...claims } = decodeJwt(id_token);
    const key = await importJWK(rows[0].jwk, 'RS256');
    const { kid } = rows[0].jwk;
    const old = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key);
    await signIn(old);
    await ownBrowser.submit(endPath, {});
    expect((await api('/auth/me', old)).statusCode).toBe(200);
  });

  it('works if the session is gone already', async () => {
    expect((await browser().submit(endPath, {})).status).toBe(204);
  });

  it('asks for confirmation if the page did not request it', async () => {
    const ownBrowser = browser();
    await register(ownBrowser, 'tricked@example.com', password);
    expect((await ownBrowser.submit(endPath, {}, { origin: 'https://evil.example' })).status).toBe(403);
    const question = await ownBrowser.open(endPath);
    expect([question.status, question.body.includes('Sign out?')]).toEqual([200, true]);
    expect((await ownBrowser.beginSignIn({ prompt: 'none' })).url.searchParams.get('code')).toMatch(/./);
  });

  it('that could not be sent lets nobody in: the next sign-in needs the password', async () => {
    const ownBrowser = browser();
    // No sign-out is requested, so the session still exists.
    const { id_token } = await register(ownBrowser, 'untold@example.com', password);
    const page = await ownBrowser.beginSignIn({ prompt: 'login' });
    expect(page.body).toContain('autocomplete="current-password"');
    const signedIn = await ownBrowser.submit(page.url.pathname, { email: 'untold@example.com', password });
    expect(decodeJwt((await ownBrowser.finishSignIn(signedIn)).id_token).sub).toBe(decodeJwt(id_token).sub);
  });

  it('everywhere ends every token and every session at once', async () => {
    const ownBrowser = browser();
    const { id_token, refresh_token } = await register(ownBrowser, 'everywhere@example.com', password);
    await signIn(id_token);
    const answer = await api('/auth/sign-out-everywhere', id_token, 'POST');
    expect(answer.json()).toEqual({ success: true });
    expect((await api('/auth/me', id_token)).statusCode).toBe(401);
    expect((await signIn(id_token)).statusCode).toBe(401);
    expect((await ownBrowser.refresh(refresh_token)).status).toBe(400);
    expect((await ownBrowser.beginSignIn({ prompt: 'none' })).url.searchParams.get('error')).toBe(
      'login_required',
    );
  });

  it('everywhere can be repeated if it failed half-way', async () => {
    const ownBrowser = browser();
    const { id_token, refresh_token } = await register(ownBrowser, 'half-way@example.com', password);
    await signIn(id_token);
    const ask = async () => (await api('/auth/sign-out-everywhere', id_token, 'POST')).statusCode;
    expect(await whileSessionsStay(server.current.storage.pool, ask)).toBe(500);
    expect(await ask()).toBe(200);
    expect((await ownBrowser.refresh(refresh_token)).status).toBe(400);
    expect((await api('/auth/me', id_token)).statusCode).toBe(401);
  });
});

import { type CryptoKey, exportSPKI, importJWK, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/test-app';

const server = testApp();

const getMe = (token: string) =>
  server.current.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
const signInWith = (idToken: string) =>
  server.current.app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { idToken } });

const hourMs = 3_600_000;
const seconds = () => Math.floor(Date.now() / 1000);
const claims = () => ({
  iss: server.current.issuer.issuer,
  aud: server.current.issuer.clientId,
  sub: 'ada',
  iat: seconds(),
  exp: seconds() + 600,
});
const mint = (...rest: Parameters<typeof server.current.issuer.mint>) => server.current.issuer.mint(...rest);

/** Each way in which a token can be wrong, by name. */
const badTokens: [string, () => Promise<string>][] = [
  ['alg none', async () => new UnsecuredJWT(claims()).encode()],
  [
    'HS256 with the published key as its secret',
    async () => {
      const { keys } = (await (await fetch(server.current.issuer.jwksUrl)).json()) as { keys: JWK[] };
      const published = await exportSPKI((await importJWK(keys[0]!)) as CryptoKey);
      return new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: 'key-1', typ: 'JWT' })
        .sign(Buffer.from(published));
    },
  ],
  ['another issuer', () => mint('ada', { claims: { iss: 'https://other.example' } })],
  ['another audience', () => mint('ada', { claims: { aud: 'other' } })],
  ['several audiences', () => mint('ada', { claims: { aud: [server.current.issuer.clientId, 'other'] } })],
  ['another key', () => mint('ada', { hasForeignKey: true })],
  ['an unknown key name', () => mint('ada', { header: { kid: 'nobody' } })],
  [
    'expired for 100 seconds',
    () => mint('ada', { issuedAt: new Date(Date.now() - 2 * hourMs), lifetimeMs: 2 * hourMs - 100_000 }),
  ],
  ['not yet valid', () => mint('ada', { claims: { nbf: seconds() + 120 } })],
  ['issued in the future', () => mint('ada', { issuedAt: new Date(Date.now() + 120_000) })],
  [
    'older than a day, whatever it says',
    () => mint('ada', { issuedAt: new Date(Date.now() - 25 * hourMs), lifetimeMs: 250 * hourMs }),
  ],
  ['an access token', () => mint('ada', { header: { typ: 'at+jwt' } })],
  ['a logout token', () => mint('ada', { header: { typ: 'logout+jwt' } })],
  ['no subject', () => mint('ada', { claims: { sub: undefined } })],
  ['an empty subject', () => mint('ada', { claims: { sub: '' } })],
  ['a subject of 256 characters', () => mint('ada', { claims: { sub: 'a'.repeat(256) } })],
  [
    'a changed payload',
    async () => {
      const [head, , signature] = (await mint('ada')).split('.');
      const payload = Buffer.from(JSON.stringify({ ...claims(), sub: 'eve' })).toString('base64url');
      return `${head}.${payload}.${signature}`;
    },
  ],
  ['a text that is no token', async () => 'not.a.token'],
];

describe('A token', () => {
  it.each(badTokens)('with %s is answered with 401 everywhere', async (_name, make) => {
    await signInWith(await mint('ada'));
    const token = await make();
    const answers = await Promise.all([getMe(token), signInWith(token)]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().error])).toEqual([
      [401, 'not_signed_in'],
      [401, 'not_signed_in'],
    ]);
  });

  it.each<[string, () => Parameters<typeof mint>[1]]>([
    ['without anything special', () => ({})],
    ['with a typ in small letters', () => ({ header: { typ: 'jwt' } })],
    ['with a clock that is 50 seconds ahead', () => ({ issuedAt: new Date(Date.now() + 50_000) })],
    ['expired for 50 seconds', () => ({ issuedAt: new Date(Date.now() - 100_000), lifetimeMs: 50_000 })],
  ])('is accepted %s', async (_name, options) => {
    const token = await mint('grace', options());
    expect((await signInWith(token)).statusCode).toBe(200);
    expect((await getMe(token)).json().user.email).toBe('grace@people.test');
  });

  it('is accepted with a list of one audience', async () => {
    const token = await mint('grace', { claims: { aud: [server.current.issuer.clientId] } });
    expect((await signInWith(token)).statusCode).toBe(200);
  });

  it('of a person who never signed in is answered with 401, and creates nobody', async () => {
    const token = await mint('stranger');
    for (const call of [
      { url: '/api/auth/me' },
      { method: 'POST' as const, url: '/api/auth/verify' },
      { method: 'PUT' as const, url: '/api/auth/profile', payload: { showNameOnLeaderboard: true } },
    ]) {
      const answer = await server.current.app.inject({
        ...call,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.statusCode).toBe(401);
    }
  });

  it.each(['', 'Bearer', 'Basic YTpi', 'Bearer a b', 'bearer x.y.z\u0000'])(
    'in the header %o is rejected',
    async (authorization) => {
      const answer = await server.current.app.inject({ url: '/api/auth/me', headers: { authorization } });
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    },
  );

  it('is checked against the real clock, whatever the test clock says', async () => {
    await signInWith(await mint('ada'));
    const headers = await server.current.as('ada', '2031-01-01T00:00:00Z');
    const answer = await server.current.app.inject({ url: '/api/auth/me', headers });
    expect(answer.statusCode).toBe(200);
  });
});

describe('Signing out everywhere at a foreign issuer', () => {
  const signOutEverywhere = (token: string) =>
    server.current.app.inject({
      method: 'POST',
      url: '/api/auth/sign-out-everywhere',
      headers: { authorization: `Bearer ${token}` },
    });
  /**
   * A token of a person who signed in at this time. It is issued a second from now, after every sign-out of the test, so
   * only its time of sign-in can be the reason to reject it.
   */
  const signedInAt = (auth_time: number) =>
    mint('lost-phone', { claims: { auth_time }, issuedAt: new Date(Date.now() + 1000) });

  it('ends a sign-in that the issuer renews for ever, and accepts a new sign-in', async () => {
    const minuteAgo = seconds() - 60;
    await signInWith(await signedInAt(minuteAgo));
    expect((await signOutEverywhere(await signedInAt(minuteAgo))).json()).toEqual({ success: true });
    const renewed = await signedInAt(minuteAgo);
    expect([(await getMe(renewed)).statusCode, (await signInWith(renewed)).statusCode]).toEqual([401, 401]);
    const later = await signedInAt(seconds() + 1);
    expect([(await signInWith(later)).statusCode, (await getMe(later)).statusCode]).toEqual([200, 200]);
  });

  it('is refused if tokens have no time of sign-in, because the sign-out would end nothing', async () => {
    const token = await mint('undated', { claims: { auth_time: undefined } });
    await signInWith(token);
    const answer = await signOutEverywhere(token);
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'sign_in_time_unknown']);
    expect((await getMe(token)).statusCode).toBe(200);
  });
});

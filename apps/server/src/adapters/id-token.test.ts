import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LocalIssuer, startLocalIssuer } from '@hundred/testkit/services/local-issuer';
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { IssuerAway } from '../identity/identity';
import { makeVerifyIdToken } from './id-token';
import { firebaseIssuer } from './identity-service';

let issuer: LocalIssuer;
beforeAll(async () => {
  issuer = await startLocalIssuer('RS256');
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => issuer.close());

const settings = () => ({ issuer: issuer.issuer, audience: issuer.clientId });

describe('The keys of an issuer', () => {
  it('are found by discovery, and fetched again when a token names a new one', async () => {
    const verify = makeVerifyIdToken(settings());
    const before = await issuer.mint('ada');
    expect(await verify(before)).toMatchObject({ issuer: issuer.issuer, subject: 'ada' });
    await issuer.rotate();
    // Later than the pause between two fetches of keys (`keysCooldownMs`).
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 });
    expect(await verify(await issuer.mint('ada'))).toMatchObject({ subject: 'ada' });
    expect(await verify(before)).toMatchObject({ subject: 'ada' });
  });

  it('are fetched once, not for every token', async () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    const verify = makeVerifyIdToken(settings());
    for (let index = 0; index < 5; index += 1) await verify(await issuer.mint(`person-${index}`));
    // One request for the metadata of the issuer, and one for its keys.
    expect(fetchSpy.mock.calls.length).toBe(2);
    fetchSpy.mockRestore();
  });

  it('can have their own address', async () => {
    const verify = makeVerifyIdToken({
      issuer: 'https://elsewhere.example',
      audience: issuer.clientId,
      jwksUrl: issuer.jwksUrl,
    });
    const token = await issuer.mint('ada', { claims: { iss: 'https://elsewhere.example' } });
    expect(await verify(token)).toMatchObject({ issuer: 'https://elsewhere.example', subject: 'ada' });
  });

  it('that cannot be fetched make the check fail, which works again later', async () => {
    let status = 503;
    const server = createServer((_request, response) => {
      response.statusCode = status;
      response.end(JSON.stringify({ issuer: address, jwks_uri: issuer.jwksUrl }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const verify = makeVerifyIdToken({ issuer: address, audience: issuer.clientId });
    const token = await issuer.mint('ada', { claims: { iss: address } });
    await expect(verify(token)).rejects.toBeInstanceOf(IssuerAway);
    status = 200;
    expect(await verify(token)).toMatchObject({ subject: 'ada' });
    await new Promise((resolve) => server.close(resolve));
  });

  it.each([{ jwks_uri: 'keys' }, { jwks_uri: 7 }, {}, null])(
    'make the check fail if the metadata of the issuer is %j',
    async (metadata) => {
      vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
        Response.json(metadata && { issuer: 'https://id.example', ...metadata }),
      );
      const verify = makeVerifyIdToken({ issuer: 'https://id.example', audience: issuer.clientId });
      await expect(verify(await issuer.mint('ada'))).rejects.toBeInstanceOf(IssuerAway);
      vi.restoreAllMocks();
    },
  );
});

/** The shape of https://firebase.google.com/docs/auth/admin/verify-id-tokens, under keys of our own. */
describe('A token of Firebase', () => {
  const project = 'hundred-1a2b3';
  const firebaseClaims = (provider: string) => ({
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: Math.floor(Date.now() / 1000) - 5,
    user_id: 'fb-uid',
    name: 'Ada',
    email_verified: true,
    firebase: { identities: { [provider]: ['1'] }, sign_in_provider: provider },
  });

  it.each([
    ['google.com', 'external'],
    ['password', 'email'],
    ['emailLink', 'email'],
    ['apple.com', 'external'],
  ])('of a sign-in by %s names the method %s', async (provider, signInMethod) => {
    const verify = makeVerifyIdToken(firebaseIssuer(project, issuer.jwksUrl));
    const token = await issuer.mint('fb-uid', { claims: firebaseClaims(provider) });
    expect(await verify(token)).toMatchObject({
      issuer: `https://securetoken.google.com/${project}`,
      subject: 'fb-uid',
      email: 'fb-uid@people.test',
      name: 'Ada',
      signInMethod,
    });
  });

  it('of another project is rejected', async () => {
    const verify = makeVerifyIdToken(firebaseIssuer(project, issuer.jwksUrl));
    const claims = {
      ...firebaseClaims('password'),
      iss: 'https://securetoken.google.com/other',
      aud: 'other',
    };
    expect(await verify(await issuer.mint('fb-uid', { claims }))).toBeUndefined();
  });
});

describe('The time of sign-in', () => {
  const times = { issuedAt: new Date(1_900_000_000_000), claims: { auth_time: 1_800_000_000 } };
  const withoutAuthTime = { issuedAt: times.issuedAt, claims: { auth_time: undefined } };

  it.each([
    ['is what another service says', false, times, 1_800_000_000_000],
    ['is not known if that service does not say', false, withoutAuthTime, undefined],
    [
      'is when our own service issued the token, because it issues none after the sign-in ended',
      true,
      times,
      1_900_000_000_000,
    ],
  ])('%s', async (_what, endsSessions, token, authenticatedAt) => {
    vi.useFakeTimers({ toFake: ['Date'], now: times.issuedAt });
    const verify = makeVerifyIdToken({ ...settings(), endsSessions });
    expect(await verify(await issuer.mint('ada', token))).toMatchObject({ subject: 'ada', authenticatedAt });
  });
});

describe('A verified token', () => {
  const minute = 60_000;
  const day = 24 * 60 * minute;
  const advanceClock = (milliseconds: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
  /** The keys that the issuer publishes at this moment. */
  const readPublishedKeys = async () => (await (await fetch(issuer.jwksUrl)).json()) as JSONWebKeySet;
  /** Looks keys up in `current.set`, which a test may replace. */
  const keysOf = (published: JSONWebKeySet) => {
    const current = { set: createLocalJWKSet(published) };
    const keys: JWTVerifyGetKey = (header, token) => current.set(header, token);
    return { current, keys };
  };

  it('has its signature checked only once', async () => {
    const verify = makeVerifyIdToken(settings());
    const token = await issuer.mint('ada');
    const checks = vi.spyOn(globalThis.crypto.subtle, 'verify');
    const answers = [await verify(token), await verify(token), await verify(token)];
    expect(checks.mock.calls.length).toBe(1);
    checks.mockRestore();
    expect(answers[0]).toMatchObject({ subject: 'ada' });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('does not verify another with a different signature or different claims', async () => {
    const verify = makeVerifyIdToken(settings());
    const token = await issuer.mint('ada');
    const other = await issuer.mint('grace', { hasForeignKey: true });
    expect(await verify(token)).toMatchObject({ subject: 'ada' });
    const [header, claims, signature] = token.split('.');
    const [, otherClaims, otherSignature] = other.split('.');
    expect(await verify([header, claims, otherSignature].join('.'))).toBeUndefined();
    expect(await verify([header, otherClaims, signature].join('.'))).toBeUndefined();
  });

  it('is rejected once it has expired, before it was issued, and when it is a day old', async () => {
    const verify = makeVerifyIdToken(settings());
    const [short, long] = [
      await issuer.mint('ada', { lifetimeMs: 10 * minute }),
      await issuer.mint('grace', { lifetimeMs: 100 * day }),
    ];
    for (const token of [short, long]) expect(await verify(token)).toBeDefined();
    advanceClock(9 * minute);
    for (const token of [short, long]) expect(await verify(token)).toBeDefined();
    // Twelve minutes after the issue: beyond the lifetime of ten, and beyond the tolerance for clocks.
    advanceClock(3 * minute);
    expect(await verify(short)).toBeUndefined();
    expect(await verify(long)).toMatchObject({ subject: 'grace' });
    advanceClock(day);
    expect(await verify(long)).toBeUndefined();
    // Almost two days before the issue.
    advanceClock(-3 * day);
    for (const token of [short, long]) expect(await verify(token)).toBeUndefined();
  });

  it('is rejected once its key is gone, and accepted again when it comes back', async () => {
    const published = await readPublishedKeys();
    const { current, keys } = keysOf(published);
    const verify = makeVerifyIdToken({ ...settings(), keys });
    const token = await issuer.mint('ada');
    expect(await verify(token)).toMatchObject({ subject: 'ada' });
    current.set = createLocalJWKSet({ keys: [] });
    expect(await verify(token)).toBeUndefined();
    current.set = createLocalJWKSet(published);
    expect(await verify(token)).toMatchObject({ subject: 'ada' });
  });

  it('is verified again if another key has taken over the name of its own', async () => {
    const published = await readPublishedKeys();
    const { current, keys } = keysOf(published);
    const verify = makeVerifyIdToken({ ...settings(), keys });
    const token = await issuer.mint('ada');
    expect(await verify(token)).toMatchObject({ subject: 'ada' });
    const { publicKey } = await generateKeyPair('RS256', { extractable: true });
    const other = await exportJWK(publicKey);
    current.set = createLocalJWKSet({ keys: published.keys.map((key) => ({ ...key, ...other })) });
    expect(await verify(token)).toBeUndefined();
  });
});

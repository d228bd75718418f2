import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LocalIssuer, startLocalIssuer } from '@hundred/testkit/local-issuer';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeVerifyIdToken } from './id-token';
import { firebaseIssuer } from './identity-service';
import { IssuerAway } from './issuer-discovery';

let issuer: LocalIssuer;
beforeAll(async () => {
  issuer = await startLocalIssuer('RS256');
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => issuer.close());

const settings = () => ({ issuer: issuer.issuer, audience: issuer.clientId });

describe('the keys of an issuer', () => {
  it('are found by discovery, and a new one is looked for when a token names it', async () => {
    const verify = makeVerifyIdToken(settings());
    const before = await issuer.mint('ada');
    expect(await verify(before)).toMatchObject({ issuer: issuer.issuer, subject: 'ada' });
    await issuer.rotate();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 });
    expect(await verify(await issuer.mint('ada'))).toMatchObject({ subject: 'ada' });
    expect(await verify(before)).toMatchObject({ subject: 'ada' });
  });

  it('are asked for once, not for every token', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const verify = makeVerifyIdToken(settings());
    for (let index = 0; index < 5; index += 1) await verify(await issuer.mint(`person-${index}`));
    expect(asked.mock.calls.length).toBe(2);
    asked.mockRestore();
  });

  it('can be at an address of their own', async () => {
    const verify = makeVerifyIdToken({
      issuer: 'https://elsewhere.example',
      audience: issuer.clientId,
      jwksUrl: issuer.jwksUrl,
    });
    const token = await issuer.mint('ada', { claims: { iss: 'https://elsewhere.example' } });
    expect(await verify(token)).toMatchObject({ issuer: 'https://elsewhere.example', subject: 'ada' });
  });

  it('that cannot be fetched are nobody’s fault: the check fails, and works again later', async () => {
    let answer = 503;
    const server = createServer((_request, response) => {
      response.statusCode = answer;
      response.end(JSON.stringify({ issuer: address, jwks_uri: issuer.jwksUrl }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const verify = makeVerifyIdToken({ issuer: address, audience: issuer.clientId });
    const token = await issuer.mint('ada', { claims: { iss: address } });
    await expect(verify(token)).rejects.toBeInstanceOf(IssuerAway);
    answer = 200;
    expect(await verify(token)).toMatchObject({ subject: 'ada' });
    await new Promise((resolve) => server.close(resolve));
  });
});

/** The shape of https://firebase.google.com/docs/auth/admin/verify-id-tokens, under keys of our own. */
describe('a token of Firebase', () => {
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
  ])('of %s says how they signed in: %s', async (provider, signInMethod) => {
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

  it('of another project is not ours', async () => {
    const verify = makeVerifyIdToken(firebaseIssuer(project, issuer.jwksUrl));
    const claims = {
      ...firebaseClaims('password'),
      iss: 'https://securetoken.google.com/other',
      aud: 'other',
    };
    expect(await verify(await issuer.mint('fb-uid', { claims }))).toBeUndefined();
  });
});

describe('when somebody signed in', () => {
  const said = { issuedAt: new Date(1_900_000_000_000), claims: { auth_time: 1_800_000_000 } };
  const unsaid = { issuedAt: said.issuedAt, claims: { auth_time: undefined } };

  it.each([
    ['is what another service says', false, said, 1_800_000_000_000],
    ['is not known where it does not say', false, unsaid, undefined],
    [
      'is when our own gave out the token: it gives none out after that sign-in ended',
      true,
      said,
      1_900_000_000_000,
    ],
  ])('%s', async (_what, endsSessions, token, authenticatedAt) => {
    vi.useFakeTimers({ toFake: ['Date'], now: said.issuedAt });
    const verify = makeVerifyIdToken({ ...settings(), endsSessions });
    expect(await verify(await issuer.mint('ada', token))).toMatchObject({ subject: 'ada', authenticatedAt });
  });
});

import { fakeClock } from '@hundred/testkit/fake-clock';
import { importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshStorage } from '../../../testing/fresh-storage';
import { ownAccounts, testApp } from '../../../testing/test-app';
import { readOrMakeSecret } from '../secrets';
import { injectBrowser, register } from '../testing/inject-browser';
import { addKey, type KeyRing, makeKeyRing, rotateKeys } from './key-ring';
import { makePayloads, removeExpiredPayloads } from './payloads';

const storage = freshStorage();
const server = testApp(ownAccounts);
const clock = fakeClock('2026-01-01T00:00:00Z');
const minute = 60_000;
const day = 86_400_000;

beforeEach(async () => {
  await storage.current.pool.query('delete from identity_key');
  clock.set('2026-01-01T00:00:00Z');
});

async function sign(ring: KeyRing): Promise<string> {
  const { all, signingKeyId } = await ring.current();
  const key = await importJWK(all[0] as JWK, 'RS256');
  return new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid: signingKeyId }).sign(key);
}
const isValid = (ring: KeyRing, token: string) =>
  jwtVerify(token, ring.findVerifyingKey).then(
    () => true,
    () => false,
  );

describe('The keys', () => {
  it('are created once and are the same after a restart, and for a second server, as other secrets are', async () => {
    const ring = makeKeyRing(storage.current.database, clock.now);
    const secondRing = makeKeyRing(storage.current.database, clock.now);
    expect((await secondRing.current()).signingKeyId).toBe((await ring.current()).signingKeyId);
    expect(await readOrMakeSecret(storage.current.database, 'x')).toBe(
      await readOrMakeSecret(storage.current.database, 'x'),
    );
  });

  it('are published before they sign, and a token of the old one stays valid', async () => {
    const ring = makeKeyRing(storage.current.database, clock.now);
    const otherRing = makeKeyRing(storage.current.database, clock.now);
    const before = await sign(ring);
    expect(await isValid(otherRing, before)).toBe(true);
    // A new key is published ten minutes before it signs, and a ring reads the keys again after a minute.
    const kid = await rotateKeys(storage.current.database, clock.now());
    clock.advance(2 * minute);
    expect((await ring.current()).all.map((key) => key.kid)).toContain(kid);
    expect((await ring.current()).signingKeyId).not.toBe(kid);
    clock.advance(9 * minute);
    expect((await ring.current()).signingKeyId).toBe(kid);
    const after = await sign(ring);
    expect(await isValid(otherRing, after)).toBe(true);
    expect(await isValid(otherRing, before)).toBe(true);
  });

  it('are found by a server that does not know them yet, as soon as a token names one', async () => {
    const outdatedRing = makeKeyRing(storage.current.database, clock.now);
    await outdatedRing.current();
    const signsFrom = clock.now() + 1000;
    await addKey(storage.current.database, clock.now(), signsFrom);
    // A ring that meets an unknown key reads the keys again after five seconds.
    clock.advance(6000);
    const newRing = makeKeyRing(storage.current.database, clock.now);
    expect(await isValid(outdatedRing, await sign(newRing))).toBe(true);
  });

  it('are renewed after 90 days, and dropped 30 days after they stopped signing', async () => {
    const ring = makeKeyRing(storage.current.database, clock.now);
    const first = (await ring.current()).signingKeyId;
    clock.advance(89 * day);
    await ring.maintain();
    expect((await ring.current()).all).toHaveLength(1);
    clock.advance(2 * day);
    await ring.maintain();
    // A second run finds the new key and makes no other.
    await ring.maintain();
    clock.advance(minute);
    expect((await ring.current()).all).toHaveLength(2);
    clock.advance(29 * day);
    await ring.maintain();
    expect((await ring.current()).all.map((key) => key.kid)).toContain(first);
    clock.advance(2 * day);
    await ring.maintain();
    clock.advance(minute);
    expect((await ring.current()).all.map((key) => key.kid)).not.toContain(first);
  });

  it('change while the server runs, without signing anybody out', async () => {
    const { app, storage: running } = server.current;
    const tokens = await register(injectBrowser(app), 'rotated@example.com', 'correct horse battery');
    await app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { idToken: tokens.id_token } });
    const kid = await addKey(running.database, Date.now(), Date.now());
    const ring = makeKeyRing(running.database, Date.now);
    expect((await ring.current()).signingKeyId).toBe(kid);
    const me = () =>
      app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${tokens.id_token}` } });
    expect((await me()).statusCode).toBe(200);
    expect((await injectBrowser(app).refresh(tokens.refresh_token)).status).toBe(200);
  });
});

describe('The state of the identity service', () => {
  it('is deleted when it has expired, and only then', async () => {
    const sessions = makePayloads(storage.current.database, clock.now)('Session');
    await sessions.upsert('short', { uid: 'u1' }, 60);
    await sessions.upsert('long', { uid: 'u2' }, 3600);
    clock.advance(2 * minute);
    expect(await sessions.find('short')).toBeUndefined();
    expect(await sessions.findByUid('u1')).toBeUndefined();
    expect(await sessions.findByUid('u2')).toEqual({ uid: 'u2' });
    await removeExpiredPayloads(storage.current.database, clock.now());
    const { rows } = await storage.current.pool.query('select id from identity_payload');
    expect(rows).toEqual([{ id: 'long' }]);
  });
});

import { randomUUID } from 'node:crypto';
import { desc, lt } from 'drizzle-orm';
import { createLocalJWKSet, errors, exportJWK, generateKeyPair, type JWK, type JWTVerifyGetKey } from 'jose';
import { identityKey } from '../../../db/schema/schema';
import type { Database, Transaction } from '../../../db/storage';

const minute = 60_000;
const day = 86_400_000;
/** A new key is published this long before it signs, so that every server and every cache knows it by then. */
const announceBeforeMs = 10 * minute;
const renewEveryMs = 90 * day;
/** A key is kept this long after it stopped signing: far longer than any of its tokens is accepted. */
const retentionMs = 30 * day;
const reloadAfterMs = minute;
/**
 * A token with an unknown key id reloads the keys if they are older than this: not more often, as anybody can send one.
 */
const reloadForUnknownKeyAfterMs = 5000;

export interface Keys {
  /** The signing key comes first. */
  all: readonly JWK[];
  signingKeyId: string;
}

export interface KeyRing {
  current(): Promise<Keys>;
  /** Finds the public key for a token, also one that another server has just begun to use. */
  findVerifyingKey: JWTVerifyGetKey;
  /** Creates the next key if the newest is old, and removes keys that are no longer needed. */
  maintain(): Promise<void>;
}

/** Adds a key that signs from `signsFrom` on. Nobody is signed out, because the earlier keys still verify. */
export async function addKey(
  database: Database | Transaction,
  now: number,
  signsFrom: number,
): Promise<string> {
  const kid = randomUUID();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
  await database
    .insert(identityKey)
    .values({ kid, jwk, createdAt: new Date(now), signsFrom: new Date(signsFrom) });
  return kid;
}

/** Creates the next key, which is published before it is used. */
export const rotateKeys = (database: Database | Transaction, now: number) =>
  addKey(database, now, now + announceBeforeMs);

const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK;

export function makeKeyRing(database: Database, clock: () => number): KeyRing {
  let loaded: { loadedAt: number; keys: Keys; find: JWTVerifyGetKey } | undefined;

  const load = async () => {
    const now = clock();
    const rows = await database.select().from(identityKey).orderBy(desc(identityKey.signsFrom));
    // If the clock was set back, perhaps no key signs already: then the oldest does.
    const signing = rows.find((row) => row.signsFrom.getTime() <= now) ?? rows.at(-1);
    if (!signing) {
      await addKey(database, now, now);
      return load();
    }
    const all = [signing, ...rows.filter((row) => row !== signing)].map((row) => row.jwk as JWK);
    const find = createLocalJWKSet({ keys: all.map(publicPart) });
    loaded = { loadedAt: now, keys: { all, signingKeyId: signing.kid }, find };
    return loaded;
  };
  /** The keys, loaded again if they are older than this, or if the clock was set back since. */
  const loadIfOlderThan = async (maxAgeMs: number) => {
    const sinceLoaded = loaded ? clock() - loaded.loadedAt : Number.POSITIVE_INFINITY;
    return loaded && sinceLoaded >= 0 && sinceLoaded < maxAgeMs ? loaded : load();
  };

  return {
    current: async () => (await loadIfOlderThan(reloadAfterMs)).keys,
    async findVerifyingKey(header, token) {
      try {
        return await (await loadIfOlderThan(reloadAfterMs)).find(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        return (await loadIfOlderThan(reloadForUnknownKeyAfterMs)).find(header, token);
      }
    },
    async maintain() {
      const now = clock();
      const rows = await database.select().from(identityKey).orderBy(desc(identityKey.signsFrom));
      const newest = rows[0];
      if (newest && now - newest.createdAt.getTime() > renewEveryMs) await rotateKeys(database, now);
      // A key stopped signing when the next one started.
      const successor = rows.find((row) => row.signsFrom.getTime() <= now - retentionMs);
      if (successor) await database.delete(identityKey).where(lt(identityKey.signsFrom, successor.signsFrom));
    },
  };
}

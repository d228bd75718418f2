import { randomUUID } from 'node:crypto';
import { desc, lt } from 'drizzle-orm';
import { createLocalJWKSet, errors, exportJWK, generateKeyPair, type JWK, type JWTVerifyGetKey } from 'jose';
import { identityKey } from '../../../db/schema/schema';
import type { Database, Transaction } from '../../../db/storage';

const minute = 60_000;
const day = 86_400_000;
/** A new key is published this long before it signs, so that every server and every cache knows it by then. */
const announcedMs = 10 * minute;
const renewedEveryMs = 90 * day;
/** After a key has stopped signing: far longer than any of its tokens is accepted. */
const retentionMs = 30 * day;
const readAgainMs = minute;
/** For an unknown key id, storage is queried at most this often. */
const cooldownMs = 5000;

export interface Keys {
  /** The signing key comes first. */
  all: readonly JWK[];
  signing: string;
}

export interface KeyRing {
  current(): Promise<Keys>;
  /** Finds the public key for a token, also one that another server has just begun to use. */
  verifying: JWTVerifyGetKey;
  /** Creates the next key if the newest is old, and removes keys that are no longer needed. */
  tend(): Promise<void>;
}

/** Adds a key that signs from then on. Nobody is signed out, because the old ones still verify. */
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
  addKey(database, now, now + announcedMs);

const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK;

export function makeKeyRing(database: Database, clock: () => number): KeyRing {
  let loaded: { at: number; keys: Keys; find: JWTVerifyGetKey } | undefined;

  const load = async () => {
    const now = clock();
    const rows = await database.select().from(identityKey).orderBy(desc(identityKey.signsFrom));
    const signing = rows.find((row) => row.signsFrom.getTime() <= now) ?? rows.at(-1);
    if (!signing) {
      await addKey(database, now, now);
      return load();
    }
    const all = [signing, ...rows.filter((row) => row !== signing)].map((row) => row.jwk as JWK);
    const find = createLocalJWKSet({ keys: all.map(publicPart) });
    loaded = { at: now, keys: { all, signing: signing.kid }, find };
    return loaded;
  };
  /** The keys, loaded again if they are older than this. */
  const noOlderThan = async (age: number) => {
    const sinceLoaded = loaded ? clock() - loaded.at : Number.POSITIVE_INFINITY;
    return loaded && sinceLoaded >= 0 && sinceLoaded < age ? loaded : load();
  };

  return {
    current: async () => (await noOlderThan(readAgainMs)).keys,
    async verifying(header, token) {
      try {
        return await (await noOlderThan(readAgainMs)).find(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        return (await noOlderThan(cooldownMs)).find(header, token);
      }
    },
    async tend() {
      const now = clock();
      const rows = await database.select().from(identityKey).orderBy(desc(identityKey.signsFrom));
      const newest = rows[0];
      if (newest && now - newest.createdAt.getTime() > renewedEveryMs) await rotateKeys(database, now);
      // A key stopped signing when the next one started.
      const successor = rows.find((row) => row.signsFrom.getTime() <= now - retentionMs);
      if (successor) await database.delete(identityKey).where(lt(identityKey.signsFrom, successor.signsFrom));
    },
  };
}

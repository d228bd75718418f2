import { randomBytes } from 'node:crypto';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../../db/hash-of';
import { identityDevice } from '../../db/schema/mail-schema';
import type { Database, Transaction } from '../../db/storage';
import { addCookie, type CookieKind, readCookie } from './own-cookies';

/** An account remembers this many browsers. */
export const mostDevices = 20;
const cookie: CookieKind = { name: 'hundred_device', lastsSeconds: 365 * 86_400 };

/** Whether somebody has signed in with this browser before. */
export const isKnownBrowser = (request: FastifyRequest, publicUrl: string): boolean =>
  readCookie(request, publicUrl, cookie) !== undefined;

/** After a new password every other browser is new: whoever knew the old one may have signed in there. */
export async function forgetDevices(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(identityDevice).where(eq(identityDevice.accountId, accountId));
}

/**
 * Remembers this browser for an account. True if the account knows other browsers and not this one: `mail` then tells
 * its owner, in the same transaction. An account that is older than this table knows none, and its first sign-in is no
 * news.
 */
export function rememberDevice(
  database: Database,
  { request, reply, publicUrl }: { request: FastifyRequest; reply: FastifyReply; publicUrl: string },
  accountId: string,
  now: number,
  mail?: (transaction: Transaction) => Promise<void>,
): Promise<boolean> {
  const secret = readCookie(request, publicUrl, cookie) ?? randomBytes(32).toString('base64url');
  addCookie(reply, publicUrl, cookie, secret);
  const hash = hashOf(secret);
  const isOfAccount = eq(identityDevice.accountId, accountId);
  return database.transaction(async (transaction) => {
    const rows = await transaction
      .select({ hash: identityDevice.hash })
      .from(identityDevice)
      .where(isOfAccount)
      .orderBy(desc(identityDevice.seenAt));
    const known = rows.map((row) => row.hash);
    await transaction
      .insert(identityDevice)
      .values({ accountId, hash, seenAt: new Date(now) })
      .onConflictDoUpdate({
        target: [identityDevice.accountId, identityDevice.hash],
        set: { seenAt: new Date(now) },
      });
    const others = known.filter((other) => other !== hash);
    if (others.length >= mostDevices) {
      const kept = [hash, ...others].slice(0, mostDevices);
      await transaction.delete(identityDevice).where(and(isOfAccount, notInArray(identityDevice.hash, kept)));
    }
    const isNew = known.length > 0 && !known.includes(hash);
    if (isNew) await mail?.(transaction);
    return isNew;
  });
}

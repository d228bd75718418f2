import { randomBytes } from 'node:crypto';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../../db/hash-of';
import { identityDevice } from '../../db/schema/mail-schema';
import type { Database, Transaction } from '../../db/storage';
import { addCookie, type CookieKind, readCookie } from './own-cookies';

/** How many browsers an account remembers. */
export const mostDevices = 20;
const deviceCookie: CookieKind = { name: 'hundred_device', lastsSeconds: 365 * 86_400 };

/** Whether an account was used in this browser before. */
export const isKnownBrowser = (request: FastifyRequest, publicUrl: string): boolean =>
  readCookie(request, publicUrl, deviceCookie) !== undefined;

/** Forgets every browser of an account that got a new password: a thief who knew the old one may have used any of them. */
export async function forgetDevices(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(identityDevice).where(eq(identityDevice.accountId, accountId));
}

/**
 * Remembers this browser for an account. Returns whether the browser is new to an account that knows others; if so,
 * `notifyOwner` runs in the same transaction. The owner of an account that knows none, such as one from before browsers
 * were stored, is not notified of the first.
 */
export function rememberDevice(
  database: Database,
  { request, reply, publicUrl }: { request: FastifyRequest; reply: FastifyReply; publicUrl: string },
  accountId: string,
  now: number,
  notifyOwner?: (transaction: Transaction) => Promise<void>,
): Promise<boolean> {
  const secret = readCookie(request, publicUrl, deviceCookie) ?? randomBytes(32).toString('base64url');
  addCookie(reply, publicUrl, deviceCookie, secret);
  const hash = hashOf(secret);
  const isOfAccount = eq(identityDevice.accountId, accountId);
  return database.transaction(async (transaction) => {
    const rows = await transaction
      .select({ hash: identityDevice.hash })
      .from(identityDevice)
      .where(isOfAccount)
      .orderBy(desc(identityDevice.seenAt));
    const earlierHashes = rows.map((row) => row.hash);
    await transaction
      .insert(identityDevice)
      .values({ accountId, hash, seenAt: new Date(now) })
      .onConflictDoUpdate({
        target: [identityDevice.accountId, identityDevice.hash],
        set: { seenAt: new Date(now) },
      });
    const otherHashes = earlierHashes.filter((earlier) => earlier !== hash);
    if (otherHashes.length >= mostDevices) {
      const newest = [hash, ...otherHashes].slice(0, mostDevices);
      await transaction
        .delete(identityDevice)
        .where(and(isOfAccount, notInArray(identityDevice.hash, newest)));
    }
    const isNew = earlierHashes.length > 0 && !earlierHashes.includes(hash);
    if (isNew) await notifyOwner?.(transaction);
    return isNew;
  });
}

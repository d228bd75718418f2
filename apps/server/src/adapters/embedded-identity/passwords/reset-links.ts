import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { hashOf } from '../../../db/hash-of';
import { identityAccount, identityReset } from '../../../db/schema/schema';
import type { Database, Transaction } from '../../../db/storage';
import type { Account } from '../accounts';
import { identityPath } from '../identity-path';

export const resetPath = `${identityPath}/reset`;
export const resetLinkMinutes = 60;

/** Creates the secret of a reset link. Only its hash is stored, so that a reader of the storage cannot use it. */
export async function makeResetToken(
  database: Database | Transaction,
  accountId: string,
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now + resetLinkMinutes * 60_000);
  await database.insert(identityReset).values({ hash: hashOf(token), accountId, expiresAt });
  return token;
}

/** The account of a reset link, while the link is valid. Setting a password uses the link up. */
export async function accountOfResetToken(
  database: Database,
  token: string,
  now: number,
): Promise<Account | undefined> {
  const [found] = await database
    .select({ account: identityAccount })
    .from(identityReset)
    .innerJoin(identityAccount, eq(identityAccount.id, identityReset.accountId))
    .where(and(eq(identityReset.hash, hashOf(token)), gt(identityReset.expiresAt, new Date(now))));
  return found?.account;
}

export async function removeOldResets(database: Database, now: number): Promise<void> {
  await database.delete(identityReset).where(lt(identityReset.expiresAt, new Date(now)));
}

import { and, eq } from 'drizzle-orm';
import { hashOf } from '../../../db/hash-of';
import { identityAccount, identityReset } from '../../../db/schema/schema';
import { identityEmailLink } from '../../../db/schema/sign-up-schema';
import type { Database, Transaction } from '../../../db/storage';
import { endAccountSessions } from '../accounts';
import { dropAccountMails } from '../addresses/email-links';
import { forgetDevices } from '../known-devices';

/**
 * The permission to set a password: the secret of a mailed link, or the session in which the current one was typed,
 * with the hash that it was checked with.
 */
export type PasswordPermission = { link: string } | { session: string; checkedHash: string };

export interface NewPassword {
  accountId: string;
  passwordHash: string;
  now: number;
  permission: PasswordPermission;
  /** Ends what earlier tokens give access to, outside of the identity service. */
  endTokens: (transaction: Transaction) => Promise<void>;
  /** Plans the mail to the owner. */
  mail: (transaction: Transaction) => Promise<void>;
}

/**
 * Sets a new password, and ends every other session, every token and device, and every reset link. All of it is one
 * transaction: a person who acts because of a thief must not be left with the thief's session and a used link. False if
 * the link has just been used, or the current password replaced.
 */
export function setPassword(
  database: Database,
  { accountId, passwordHash, now, permission, endTokens, mail }: NewPassword,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // The account is locked first, as in its removal: another order could deadlock.
    const [account] = await transaction
      .select()
      .from(identityAccount)
      .where(eq(identityAccount.id, accountId))
      .for('update');
    if ('checkedHash' in permission && account?.password !== permission.checkedHash) return false;
    const links = await transaction
      .delete(identityReset)
      .where(eq(identityReset.accountId, accountId))
      .returning({ hash: identityReset.hash });
    if ('link' in permission && !links.some(({ hash }) => hash === hashOf(permission.link))) return false;
    await transaction
      .update(identityAccount)
      .set({ password: passwordHash, passwordChangedAt: new Date(now) })
      .where(eq(identityAccount.id, accountId));
    // Whoever knew the old password may have asked for another address.
    await transaction
      .delete(identityEmailLink)
      .where(and(eq(identityEmailLink.accountId, accountId), eq(identityEmailLink.kind, 'change')));
    await dropAccountMails(transaction, accountId, ['confirmNewEmail']);
    await endAccountSessions(
      transaction,
      accountId,
      'session' in permission ? permission.session : undefined,
    );
    await forgetDevices(transaction, accountId);
    await endTokens(transaction);
    await mail(transaction);
    return true;
  });
}

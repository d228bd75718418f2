import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { identityAccount, identityReset } from '../../../db/schema/schema';
import { identityEmailLink } from '../../../db/schema/sign-up-schema';
import type { Transaction } from '../../../db/storage';
import { endAccountSessions } from '../accounts';
import { forgetAttempts } from '../attempts';
import { forgetDevices } from '../known-devices';
import type { Hashing } from '../passwords/hashing';
import { makeResetToken } from '../passwords/reset-links';
import type { AddressParts } from './change-email';
import { dropAccountMails, takeEmailLink } from './email-links';

export interface UndoParts extends Pick<AddressParts, 'database' | 'clock' | 'onEmailChange'> {
  /** Rejects tokens of this account issued before `from`. */
  onPasswordChange: (transaction: Transaction, accountId: string, from: number) => Promise<void>;
  hashing: Pick<Hashing, 'hash'>;
}

/**
 * Moves the account back to its previous address. Whoever changed the address may know the password, so every session,
 * token and link ends, and the account gets a password that nobody knows. `resetToken` is for a link to choose a new one.
 * Undefined if the link is over.
 */
export function undoEmailChange(
  { database, clock, onEmailChange, onPasswordChange, hashing }: UndoParts,
  token: string,
): Promise<{ email: string; resetToken: string } | undefined> {
  return database.transaction(async (transaction) => {
    const now = clock();
    const link = await takeEmailLink(transaction, 'undo', token, now);
    if (!link) return undefined;
    const { account, email } = link;
    const unknownPassword = await hashing.hash(randomBytes(32).toString('base64url'));
    await transaction.delete(identityEmailLink).where(eq(identityEmailLink.accountId, account.id));
    await transaction.delete(identityReset).where(eq(identityReset.accountId, account.id));
    await transaction
      .update(identityAccount)
      .set({
        email,
        emailVerifiedAt: new Date(now),
        password: unknownPassword,
        passwordChangedAt: new Date(now),
      })
      .where(eq(identityAccount.id, account.id));
    await dropAccountMails(transaction, account.id, ['confirmNewEmail', 'emailChanged', 'resetPassword']);
    await forgetAttempts(transaction, account.email);
    await onEmailChange(transaction, account.id, email);
    await endAccountSessions(transaction, account.id);
    await forgetDevices(transaction, account.id);
    await onPasswordChange(transaction, account.id, now);
    return { email, resetToken: await makeResetToken(transaction, account.id, now) };
  });
}

import { eq } from 'drizzle-orm';
import { hashOf } from '../../../db/hash-of';
import { identityAccount, identityReset } from '../../../db/schema/schema';
import type { Database, Transaction } from '../../../db/storage';
import { endAccountSessions } from '../accounts';

/** What allows to set a password: what a mailed link carries, or the session in which the present one was typed. */
export type PasswordLeave = { link: string } | { session: string };

export interface NewPassword {
  accountId: string;
  /** As it is kept. */
  password: string;
  now: number;
  leave: PasswordLeave;
  /** Ends what the tokens so far open, outside of the identity service. */
  endTokens: (transaction: Transaction) => Promise<void>;
}

/**
 * A new password ends every session but the one it is asked from, every token and device, and every link with which another
 * one could be chosen: all of it or nothing, or somebody who chose it because of a thief would be left with the thief's
 * session and a used-up link. False where the link has just been used.
 */
export function setPassword(
  database: Database,
  { accountId, password, now, leave, endTokens }: NewPassword,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // The account first, as whoever removes it does: in another order each could wait for the other.
    await transaction.select().from(identityAccount).where(eq(identityAccount.id, accountId)).for('update');
    const links = await transaction
      .delete(identityReset)
      .where(eq(identityReset.accountId, accountId))
      .returning({ hash: identityReset.hash });
    if ('link' in leave && !links.some(({ hash }) => hash === hashOf(leave.link))) return false;
    await transaction
      .update(identityAccount)
      .set({ password, passwordChangedAt: new Date(now) })
      .where(eq(identityAccount.id, accountId));
    await endAccountSessions(transaction, accountId, 'session' in leave ? leave.session : undefined);
    await endTokens(transaction);
    return true;
  });
}

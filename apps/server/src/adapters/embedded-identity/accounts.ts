import { randomUUID } from 'node:crypto';
import { and, eq, ne, or } from 'drizzle-orm';
import { identityAccount, identityPayload } from '../../db/schema/schema';
import { signUpInvitation } from '../../db/schema/sign-up-schema';
import type { Database, Transaction } from '../../db/storage';
import { isUuid } from '../../db/uuid';
import { forgetMailTo } from '../../mail/plan-mail';
import { dropAccountMails, isReserved } from './addresses/email-links';
import { forgetAttempts } from './attempts';
import { takeInvitation } from './letting-in/invitations';

export type Account = typeof identityAccount.$inferSelect;

/** Ends every session and every refresh token of an account, except the given session. */
export async function endAccountSessions(
  database: Database | Transaction,
  accountId: string,
  exceptSession?: string,
): Promise<void> {
  const isOtherPayload = exceptSession
    ? or(ne(identityPayload.model, 'Session'), ne(identityPayload.id, exceptSession))
    : undefined;
  await database.delete(identityPayload).where(and(eq(identityPayload.accountId, accountId), isOtherPayload));
}

/**
 * Removes the account and everything that the identity service stores about it. The account is deleted first: that waits
 * for a concurrent sign-in, which locks the account, and then the session of that sign-in is removed too.
 */
export async function removeAccount(transaction: Transaction, { id, email }: Account): Promise<void> {
  await transaction.delete(identityAccount).where(eq(identityAccount.id, id));
  await endAccountSessions(transaction, id);
  await transaction.delete(signUpInvitation).where(eq(signUpInvitation.email, email));
  await forgetMailTo(transaction, [email]);
  await dropAccountMails(transaction, id);
  await forgetAttempts(transaction, email);
}

export interface Accounts {
  byId(id: string): Promise<Account | undefined>;
  byEmail(email: string): Promise<Account | undefined>;
  /** Creates an account, or returns why not: the email is taken, or the invitation cannot be used for it. */
  create(
    fields: Pick<Account, 'email' | 'name' | 'password'>,
    now: number,
    options?: {
      /** `isNeeded` if nobody may create an account without an invitation. */
      invitation?: { token: string; isNeeded: boolean } | undefined;
      /** Plans the first mail, in the same transaction. */
      mail?: (transaction: Transaction, account: Account) => Promise<void>;
    },
  ): Promise<Account | 'taken' | 'not invited'>;
}

export function makeAccounts(database: Database): Accounts {
  return {
    async byId(id) {
      if (!isUuid(id)) return undefined;
      return (await database.select().from(identityAccount).where(eq(identityAccount.id, id)))[0];
    },
    async byEmail(email) {
      return (await database.select().from(identityAccount).where(eq(identityAccount.email, email)))[0];
    },
    create(fields, now, { invitation, mail } = {}) {
      const at = new Date(now);
      const account = { ...fields, id: randomUUID(), createdAt: at, passwordChangedAt: at };
      return database.transaction(async (transaction) => {
        const [created] = await transaction
          .insert(identityAccount)
          .values(account)
          .onConflictDoNothing({ target: identityAccount.email })
          .returning();
        if (!created) return 'taken';
        // A returned reason does not roll the transaction back, as a thrown one would, so the account is deleted here.
        const remove = () => transaction.delete(identityAccount).where(eq(identityAccount.id, created.id));
        // The account that had this address until lately can still take it back.
        if (await isReserved(transaction, created.email, now)) {
          await remove();
          return 'taken';
        }
        const isInvited = invitation && (await takeInvitation(transaction, invitation.token, created, now));
        if (invitation?.isNeeded && !isInvited) {
          await remove();
          return 'not invited';
        }
        await mail?.(transaction, created);
        return created;
      });
    },
  };
}

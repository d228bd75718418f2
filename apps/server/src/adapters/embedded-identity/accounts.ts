import { randomUUID } from 'node:crypto';
import { and, eq, ne, or } from 'drizzle-orm';
import { identityAccount, identityPayload } from '../../db/schema/schema';
import type { Database, Transaction } from '../../db/storage';
import { isUuid } from '../../db/uuid';
import { forgetAttempts } from './attempts';

export type Account = typeof identityAccount.$inferSelect;

export const longestEmail = 254;
/** What a mail server would take, without the oddities that nobody has: one @, no spaces, a dot after it. */
const emailShape =
  /^[^\s\p{Cc}@<>"'()[\]\\,;:]{1,64}@[^\s\p{Cc}@<>"'()[\]\\,;:]+\.[^\s\p{Cc}@<>"'()[\]\\,;:.]{2,}$/u;

/** One spelling for one mailbox as far as we can know, or undefined where it is no e-mail address. */
export function emailFrom(typed: string): string | undefined {
  const email = typed.trim().normalize('NFC').toLowerCase();
  return email.length <= longestEmail && emailShape.test(email) ? email : undefined;
}

/** Ends every session and every refresh token of an account, but for the session it is asked from. */
export async function endAccountSessions(
  database: Database | Transaction,
  accountId: string,
  exceptSession?: string,
): Promise<void> {
  const others = exceptSession
    ? or(ne(identityPayload.model, 'Session'), ne(identityPayload.id, exceptSession))
    : undefined;
  await database.delete(identityPayload).where(and(eq(identityPayload.accountId, accountId), others));
}

/**
 * Removes the account and everything that the identity service remembers of it. The account first: whoever is just
 * being given a session holds it, and what they were given is there to be removed afterwards.
 */
export async function removeAccount(transaction: Transaction, { id, email }: Account): Promise<void> {
  await transaction.delete(identityAccount).where(eq(identityAccount.id, id));
  await endAccountSessions(transaction, id);
  await forgetAttempts(transaction, email);
}

export interface Accounts {
  byId(id: string): Promise<Account | undefined>;
  byEmail(email: string): Promise<Account | undefined>;
  /** Undefined where the e-mail is taken. */
  create(fields: Pick<Account, 'email' | 'name' | 'password'>, now: number): Promise<Account | undefined>;
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
    async create(fields, now) {
      const at = new Date(now);
      const [made] = await database
        .insert(identityAccount)
        .values({ ...fields, id: randomUUID(), createdAt: at, passwordChangedAt: at })
        .onConflictDoNothing({ target: identityAccount.email })
        .returning();
      return made;
    },
  };
}

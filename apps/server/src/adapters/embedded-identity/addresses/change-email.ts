import { and, eq, gt, ne } from 'drizzle-orm';
import { isDuplicateKey } from '../../../db/connection/duplicate-key';
import { identityAccount, identityReset } from '../../../db/schema/schema';
import { identityEmailLink } from '../../../db/schema/sign-up-schema';
import type { Database, Transaction } from '../../../db/storage';
import type { AccountMessage } from '../../../mail/mail-message';
import type { Account } from '../accounts';
import { forgetAttempts } from '../attempts';
import { dropAccountMails, isReserved, makeEmailLink, takeEmailLink } from './email-links';

export interface AddressParts {
  database: Database;
  clock: () => number;
  /** Copies the address to the person of an account. */
  onEmailChange: (transaction: Transaction, accountId: string, email: string) => Promise<void>;
  /** Plans a mail, in the transaction `store` if it is passed. */
  mail: (to: string, message: AccountMessage, store?: Transaction) => Promise<void>;
  /** Whether mail is really sent; otherwise it is only logged. */
  isMailed: boolean;
}

export interface ChangedEmail {
  account: Account;
  /** The previous address. */
  before: string;
}

/**
 * Confirms the address that a link was mailed to. False if the link is over, or the account has another address now.
 */
export function verifyEmail({ database, clock }: AddressParts, token: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const link = await takeEmailLink(transaction, 'verify', token, clock());
    if (!link || link.account.email !== link.email) return false;
    await transaction
      .update(identityAccount)
      .set({ emailVerifiedAt: new Date(clock()) })
      .where(eq(identityAccount.id, link.account.id));
    return true;
  });
}

/** Whether this account may have the address: no other account has it, or can still move back to it. */
export async function isEmailFree(
  database: Database | Transaction,
  email: string,
  accountId: string,
  now: number,
): Promise<boolean> {
  const others = await database
    .select({ id: identityAccount.id })
    .from(identityAccount)
    .where(and(eq(identityAccount.email, email), ne(identityAccount.id, accountId)));
  return others.length === 0 && !(await isReserved(database, email, now, accountId));
}

/** Moves the account to the address that a link was mailed to. Opening the link proves that the address is theirs. */
export function confirmNewEmail(parts: AddressParts, token: string): Promise<ChangedEmail | undefined> {
  return undefinedIfTaken(
    parts.database.transaction(async (transaction) => {
      const link = await takeEmailLink(transaction, 'change', token, parts.clock());
      return link && moveAccount(transaction, parts, link.account, { email: link.email, isVerified: true });
    }),
  );
}

/** Moves the account at once, on a server without mail, which cannot prove that the address is theirs. */
export function changeEmailUnverified(
  parts: AddressParts,
  accountId: string,
  email: string,
): Promise<ChangedEmail | undefined> {
  return undefinedIfTaken(
    parts.database.transaction(async (transaction) => {
      const [account] = await transaction
        .select()
        .from(identityAccount)
        .where(eq(identityAccount.id, accountId))
        .for('update');
      return account && moveAccount(transaction, parts, account, { email, isVerified: false });
    }),
  );
}

/** Undefined if another account took the address between the check and the write. */
const undefinedIfTaken = (change: Promise<ChangedEmail | undefined>): Promise<ChangedEmail | undefined> =>
  change.catch((error: unknown) => {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  });

/** Changes the address of an account. Undefined if another account has the address. */
async function moveAccount(
  transaction: Transaction,
  parts: AddressParts,
  account: Account,
  { email, isVerified }: { email: string; isVerified: boolean },
): Promise<ChangedEmail | undefined> {
  const now = parts.clock();
  if (!(await isEmailFree(transaction, email, account.id, now))) return undefined;
  await endLinksToPreviousEmail(transaction, account.id);
  await transaction
    .update(identityAccount)
    .set({ email, emailVerifiedAt: isVerified ? new Date(now) : null })
    .where(eq(identityAccount.id, account.id));
  await forgetAttempts(transaction, account.email);
  await parts.onEmailChange(transaction, account.id, email);
  if (await mayUndoChange(transaction, parts, account, now)) {
    await reservePreviousEmail(transaction, account, now);
    if (parts.isMailed) {
      const message = { kind: 'emailChanged', accountId: account.id, before: account.email } as const;
      await parts.mail(account.email, message, transaction);
    }
  }
  return { account: { ...account, email }, before: account.email };
}

/** Ends all links and mails that were made for the previous address, except links that undo a change. */
async function endLinksToPreviousEmail(transaction: Transaction, accountId: string): Promise<void> {
  const isLinkToEnd = and(eq(identityEmailLink.accountId, accountId), ne(identityEmailLink.kind, 'undo'));
  await transaction.delete(identityEmailLink).where(isLinkToEnd);
  await transaction.delete(identityReset).where(eq(identityReset.accountId, accountId));
  await dropAccountMails(transaction, accountId, ['confirmNewEmail', 'resetPassword']);
}

/** Whether the owner of the previous address may take the account back. */
async function mayUndoChange(
  transaction: Transaction,
  { isMailed }: AddressParts,
  account: Account,
  now: number,
): Promise<boolean> {
  // A mailed address that was never confirmed may be a stranger's, who must not get the account. Without mail nobody
  // can confirm one, and the operator decides who gets the link.
  if (isMailed && account.emailVerifiedAt === null) return false;
  return !(await hasEarlierOwner(transaction, account, now));
}

/**
 * Keeps the previous address from other accounts, by an undo link. Nobody gets this link: the mail about the change
 * makes another.
 */
async function reservePreviousEmail(
  transaction: Transaction,
  { id: accountId, email }: Account,
  now: number,
): Promise<void> {
  await makeEmailLink(transaction, { accountId, kind: 'undo', email }, now);
}

/**
 * Whether an earlier address can still take the account back. Only the first one of several can: an undo link for each
 * would let a thief who moves the account twice end the owner's link.
 */
async function hasEarlierOwner(transaction: Transaction, account: Account, now: number): Promise<boolean> {
  const isLive = and(
    eq(identityEmailLink.accountId, account.id),
    eq(identityEmailLink.kind, 'undo'),
    ne(identityEmailLink.email, account.email),
    gt(identityEmailLink.expiresAt, new Date(now)),
  );
  return (await transaction.$count(identityEmailLink, isLive)) > 0;
}

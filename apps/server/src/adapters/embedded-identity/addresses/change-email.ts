import { randomBytes } from 'node:crypto';
import { and, eq, gt, ne } from 'drizzle-orm';
import { isDuplicateKey } from '../../../db/connection/duplicate-key';
import { identityAccount, identityReset } from '../../../db/schema/schema';
import { identityEmailLink } from '../../../db/schema/sign-up-schema';
import type { Database, Transaction } from '../../../db/storage';
import type { AccountMessage } from '../../../mail/mail-message';
import { type Account, endAccountSessions } from '../accounts';
import { forgetAttempts } from '../attempts';
import { forgetDevices } from '../known-devices';
import type { Hashing } from '../passwords/hashing';
import { makeResetToken } from '../passwords/reset-links';
import { dropAccountMails, isReserved, makeEmailLink, takeEmailLink } from './email-links';

export interface AddressParts {
  database: Database;
  clock: () => number;
  /** Copies the address to the person of an account. */
  onEmailChange: (transaction: Transaction, accountId: string, email: string) => Promise<void>;
  /** Rejects tokens of this account issued before `from`. */
  onPasswordChange: (transaction: Transaction, accountId: string, from: number) => Promise<void>;
  /** Plans a mail in the same transaction. */
  mail: (to: string, message: AccountMessage, store?: Transaction) => Promise<void>;
  /** Whether mail is really sent, or only logged. */
  isMailed: boolean;
  hashing: Pick<Hashing, 'hash'>;
}

export interface ChangedEmail {
  account: Account;
  /** The previous address. */
  before: string;
}

/** Confirms the address that a link was mailed to. False if the link is over, or the address is another by now. */
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

/** Moves the account to the address that a link was mailed to, which proves that the address is theirs. */
export function confirmNewEmail(parts: AddressParts, token: string): Promise<ChangedEmail | undefined> {
  return unlessTaken(
    parts.database.transaction(async (transaction) => {
      const link = await takeEmailLink(transaction, 'change', token, parts.clock());
      return link && moveAccount(transaction, parts, link.account, link.email, true);
    }),
  );
}

/** Undefined if another account took the address at the same moment. */
const unlessTaken = (moving: Promise<ChangedEmail | undefined>): Promise<ChangedEmail | undefined> =>
  moving.catch((error: unknown) => {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  });

/** Moves the account at once, where no mail can prove the address. */
export function changeEmailUnverified(
  parts: AddressParts,
  accountId: string,
  email: string,
): Promise<ChangedEmail | undefined> {
  return unlessTaken(
    parts.database.transaction(async (transaction) => {
      const [account] = await transaction
        .select()
        .from(identityAccount)
        .where(eq(identityAccount.id, accountId))
        .for('update');
      return account && moveAccount(transaction, parts, account, email, false);
    }),
  );
}

/** Changes the address of an account. Undefined if another account has it. */
async function moveAccount(
  transaction: Transaction,
  { clock, onEmailChange, mail, isMailed }: AddressParts,
  account: Account,
  email: string,
  isVerified: boolean,
): Promise<ChangedEmail | undefined> {
  const now = clock();
  if (!(await isEmailFree(transaction, email, account.id, now))) return undefined;
  // Links to the previous address do nothing any more, except those that undo a change.
  const isOver = and(eq(identityEmailLink.accountId, account.id), ne(identityEmailLink.kind, 'undo'));
  await transaction.delete(identityEmailLink).where(isOver);
  await transaction.delete(identityReset).where(eq(identityReset.accountId, account.id));
  await dropAccountMails(transaction, account.id, ['confirmNewEmail', 'resetPassword']);
  await transaction
    .update(identityAccount)
    .set({ email, emailVerifiedAt: isVerified ? new Date(now) : null })
    .where(eq(identityAccount.id, account.id));
  await forgetAttempts(transaction, account.email);
  await onEmailChange(transaction, account.id, email);
  // An address that was never confirmed may be a stranger's, who must not get the account. Without mail nobody confirms
  // one, and the operator hands the link on.
  const mayUndo = account.emailVerifiedAt !== null || !isMailed;
  if (mayUndo && !(await hasEarlierOwner(transaction, account, now))) {
    // Nobody knows this secret: it reserves the previous address until its owner has their own link.
    await makeEmailLink(transaction, { accountId: account.id, kind: 'undo', email: account.email }, now);
    if (isMailed) {
      const message = { kind: 'emailChanged', accountId: account.id, before: account.email } as const;
      await mail(account.email, message, transaction);
    }
  }
  return { account: { ...account, email }, before: account.email };
}

/**
 * Whether an earlier address can still take the account back. Only the first one of several can: an undo link for each
 * would let a thief who moves the account twice end the link of its owner.
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

/**
 * Moves the account back to its previous address. Whoever changed it may know the password: every session, token and
 * link ends, nobody knows the password, and the answer is a link to choose a new one.
 */
export function undoEmailChange(
  { database, clock, onEmailChange, onPasswordChange, hashing }: AddressParts,
  token: string,
): Promise<{ email: string; resetToken: string } | undefined> {
  return database.transaction(async (transaction) => {
    const now = clock();
    const link = await takeEmailLink(transaction, 'undo', token, now);
    if (!link) return undefined;
    const { account, email } = link;
    const password = await hashing.hash(randomBytes(32).toString('base64url'));
    await transaction.delete(identityEmailLink).where(eq(identityEmailLink.accountId, account.id));
    await transaction.delete(identityReset).where(eq(identityReset.accountId, account.id));
    await transaction
      .update(identityAccount)
      .set({ email, emailVerifiedAt: new Date(now), password, passwordChangedAt: new Date(now) })
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

import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { hashOf } from '../../../db/hash-of';
import { mail } from '../../../db/schema/mail-schema';
import { identityAccount } from '../../../db/schema/schema';
import { type EmailLinkKind, identityEmailLink } from '../../../db/schema/sign-up-schema';
import type { Database, Reader, Transaction } from '../../../db/storage';
import type { AccountMessage } from '../../../mail/mail-message';
import { identityPath } from '../identity-path';

export const emailPath = `${identityPath}/email`;
export const emailLinkPaths: Record<EmailLinkKind, string> = {
  verify: `${emailPath}/verify`,
  change: `${emailPath}/confirm`,
  undo: `${emailPath}/undo`,
};

/** How long each kind of link works. */
export const emailLinkDays: Record<EmailLinkKind, number> = { verify: 7, change: 1, undo: 7 };
/** Texts give the single day of this link in hours. */
export const changeLinkHours = 24 * emailLinkDays.change;
const day = 86_400_000;

export interface EmailLink {
  account: typeof identityAccount.$inferSelect;
  /** The address that the link was mailed to. */
  email: string;
}

/** Creates the secret of a link. Only its hash is stored, so that a reader of the storage cannot use it. */
export async function makeEmailLink(
  database: Database | Transaction,
  link: { accountId: string; kind: EmailLinkKind; email: string },
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now + emailLinkDays[link.kind] * day);
  await database.insert(identityEmailLink).values({ ...link, hash: hashOf(token), expiresAt });
  return token;
}

const isLink = (kind: EmailLinkKind, token: string, now: number) =>
  and(
    eq(identityEmailLink.hash, hashOf(token)),
    eq(identityEmailLink.kind, kind),
    gt(identityEmailLink.expiresAt, new Date(now)),
  );

/** The account and address of a link, while it works. */
export async function lookUpEmailLink(
  reader: Reader,
  kind: EmailLinkKind,
  token: string,
  now: number,
): Promise<EmailLink | undefined> {
  const [found] = await reader
    .select({ account: identityAccount, email: identityEmailLink.email })
    .from(identityEmailLink)
    .innerJoin(identityAccount, eq(identityAccount.id, identityEmailLink.accountId))
    .where(isLink(kind, token, now));
  return found;
}

/** Uses up a link under the lock of its account; undefined if another request was faster. */
export async function takeEmailLink(
  transaction: Transaction,
  kind: EmailLinkKind,
  token: string,
  now: number,
): Promise<EmailLink | undefined> {
  const linkBeforeLock = await lookUpEmailLink(transaction, kind, token, now);
  if (!linkBeforeLock) return undefined;
  // The account is locked first, as in its removal and in a change of its password: another order could deadlock.
  const [account] = await transaction
    .select()
    .from(identityAccount)
    .where(eq(identityAccount.id, linkBeforeLock.account.id))
    .for('update');
  const deletedRows = await transaction
    .delete(identityEmailLink)
    .where(isLink(kind, token, now))
    .returning({ email: identityEmailLink.email });
  return account && deletedRows[0] ? { account, email: deletedRows[0].email } : undefined;
}

/** Whether an account other than `exceptAccount` can still move back to this address. Until then nobody else gets it. */
export async function isReserved(
  reader: Reader,
  email: string,
  now: number,
  exceptAccount?: string,
): Promise<boolean> {
  const rows = await reader
    .select({ hash: identityEmailLink.hash })
    .from(identityEmailLink)
    .where(
      and(
        eq(identityEmailLink.email, email),
        eq(identityEmailLink.kind, 'undo'),
        gt(identityEmailLink.expiresAt, new Date(now)),
        exceptAccount === undefined ? undefined : ne(identityEmailLink.accountId, exceptAccount),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function removeOldEmailLinks(database: Database, now: number): Promise<void> {
  await database.delete(identityEmailLink).where(lt(identityEmailLink.expiresAt, new Date(now)));
}

/** Removes the waiting mails of these kinds, or of all: each would make a link for the account when it is sent. */
export async function dropAccountMails(
  transaction: Transaction,
  accountId: string,
  kinds?: AccountMessage['kind'][],
): Promise<void> {
  const isWaiting = and(isNull(mail.outcome), kinds && inArray(mail.kind, kinds));
  await transaction.delete(mail).where(and(isWaiting, sql`${mail.about} ->> 'accountId' = ${accountId}`));
}

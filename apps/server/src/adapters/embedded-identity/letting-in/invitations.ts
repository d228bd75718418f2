import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, ilike, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { escapeLike } from '../../../db/escape-like';
import { hashOf } from '../../../db/hash-of';
import { auditEntry, identityAccount } from '../../../db/schema/schema';
import { signUpInvitation } from '../../../db/schema/sign-up-schema';
import type { Database, Reader, Transaction } from '../../../db/storage';
import { isUuid } from '../../../db/uuid';
import { identityPath } from '../identity-path';

export const invitationPath = `${identityPath}/invitation`;
export const defaultInvitationDays = 14;
export const mostAddressesAtOnce = 500;

const day = 86_400_000;
/** An ended invitation is stored for a while, so that its link gets a page that says so. */
const removedAfterMs = 30 * day;

export type SignUpInvitation = typeof signUpInvitation.$inferSelect;

export interface InvitationRequest {
  /** Each of these addresses gets a link that no other address can use. Without addresses, one link is for anybody. */
  emails: readonly string[];
  /** How many accounts one link for anybody can create. */
  uses: number;
  days: number;
  /** The operator's person; null for the command line. */
  invitedBy: string | null;
}

export interface MadeInvitations {
  links: { id: string; email: string | null; link: string; expiresAt: Date }[];
  /** Addresses that have an account already, which get no link. */
  registered: string[];
  /** The details for the audit, absent if no link was created. No address: an audit outlives the people in it. */
  audit?: { invitations: string[]; uses: number; until: string };
}

/** Creates links. Earlier invitations of the same addresses are deleted, so that their links are unknown from then on. */
export async function makeInvitations(
  transaction: Transaction,
  { emails, uses, days, invitedBy }: InvitationRequest,
  { publicUrl, now }: { publicUrl: string; now: number },
): Promise<MadeInvitations> {
  const isForAnybody = emails.length === 0;
  const registered = await emailsWithAccount(transaction, emails);
  const invited = [...new Set(emails)].filter((email) => !registered.includes(email));
  if (invited.length > 0) {
    await transaction.delete(signUpInvitation).where(inArray(signUpInvitation.email, invited));
  }
  const expiresAt = new Date(now + days * day);
  const usesPerLink = isForAnybody ? uses : 1;
  const invitations = (isForAnybody ? [null] : invited).map((email) => ({
    id: randomUUID(),
    email,
    token: newToken(),
  }));
  const rows = invitations.map(({ id, email, token }) => ({
    id,
    email,
    tokenHash: hashOf(token),
    expiresAt,
    uses: usesPerLink,
    usesLeft: usesPerLink,
    invitedBy,
    isByOperator: invitedBy !== null,
    createdAt: new Date(now),
  }));
  if (rows.length > 0) await transaction.insert(signUpInvitation).values(rows);
  return {
    links: invitations.map(({ id, email, token }) => ({
      id,
      email,
      link: linkWith(publicUrl, token),
      expiresAt,
    })),
    registered,
    ...(invitations.length > 0 && {
      audit: {
        invitations: invitations.map(({ id }) => id),
        uses: usesPerLink,
        until: expiresAt.toISOString(),
      },
    }),
  };
}

/**
 * Replaces the secret of an invitation and returns its new link; the earlier one stops working. The mailer calls this when it
 * writes the mail, because a waiting mail holds no link. Undefined if the invitation does not work any more.
 */
export async function renewInvitationLink(
  database: Database,
  id: string,
  { publicUrl, now }: { publicUrl: string; now: number },
): Promise<{ link: string; invitedBy: string | null; expiresAt: Date } | undefined> {
  const token = newToken();
  const [renewed] = await database
    .update(signUpInvitation)
    .set({ tokenHash: hashOf(token) })
    .where(and(eq(signUpInvitation.id, id), isOpen(now)))
    .returning({ invitedBy: signUpInvitation.invitedBy, expiresAt: signUpInvitation.expiresAt });
  return renewed && { link: linkWith(publicUrl, token), ...renewed };
}

/** Only its hash is stored, so that a stolen copy of the database opens no link. */
const newToken = () => randomBytes(32).toString('base64url');

const linkWith = (publicUrl: string, token: string) => `${publicUrl}${invitationPath}?token=${token}`;

/** The condition for an invitation that can still be used. */
const isOpen = (now: number) =>
  and(gt(signUpInvitation.usesLeft, 0), gt(signUpInvitation.expiresAt, new Date(now)));

async function emailsWithAccount(reader: Reader, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const rows = await reader
    .select({ email: identityAccount.email })
    .from(identityAccount)
    .where(inArray(identityAccount.email, [...emails]));
  return rows.map(({ email }) => email);
}

export type InvitationState = 'good' | 'used' | 'ended' | 'unknown';

/** Whether the invitation of a link can be used, and the only address that may use it (null: anybody may). */
export async function lookUpInvitation(
  reader: Reader,
  token: string,
  now: number,
): Promise<{ state: InvitationState; email: string | null }> {
  const [row] = await reader
    .select()
    .from(signUpInvitation)
    .where(eq(signUpInvitation.tokenHash, hashOf(token)));
  if (!row) return { state: 'unknown', email: null };
  return { state: stateOf(row, now), email: row.email };
}

function stateOf({ usesLeft, expiresAt }: SignUpInvitation, now: number): InvitationState {
  if (usesLeft <= 0) return 'used';
  return expiresAt.getTime() <= now ? 'ended' : 'good';
}

/**
 * Uses an invitation once for a new account. False if the link cannot be used for this address. One conditional
 * statement checks and counts, so that concurrent requests do not use a link more often than it allows.
 */
export async function takeInvitation(
  transaction: Transaction,
  token: string,
  account: { id: string; email: string },
  now: number,
): Promise<boolean> {
  const [taken] = await transaction
    .update(signUpInvitation)
    // The address is not needed any more once its owner has an account.
    .set({ usesLeft: sql`${signUpInvitation.usesLeft} - 1`, email: null })
    .where(
      and(
        eq(signUpInvitation.tokenHash, hashOf(token)),
        isOpen(now),
        or(isNull(signUpInvitation.email), eq(signUpInvitation.email, account.email)),
      ),
    )
    .returning();
  if (!taken) return false;
  const { id: invitation, invitedBy } = taken;
  await transaction.insert(auditEntry).values({
    at: new Date(now),
    command: 'joined-by-invitation',
    // `operator` is null if the operator's account was deleted, as in the other entries.
    details: { account: account.id, invitation, ...(isOfOperator(taken) && { operator: invitedBy }) },
  });
  return true;
}

/**
 * Whether an invitation was made on the desk. `invitedBy` becomes null with the account of the operator, and servers of the
 * previous version do not set `isByOperator`, so either is enough.
 */
export const isOfOperator = ({ invitedBy, isByOperator }: SignUpInvitation) =>
  isByOperator || invitedBy !== null;

/** The newest invitations that still work; with `search`, only those for addresses that contain it. */
export function listInvitations(
  reader: Reader,
  now: number,
  limit: number,
  search?: string,
): Promise<SignUpInvitation[]> {
  const matchesSearch = search ? ilike(signUpInvitation.email, `%${escapeLike(search)}%`) : undefined;
  return reader
    .select()
    .from(signUpInvitation)
    .where(and(isOpen(now), matchesSearch))
    .orderBy(desc(signUpInvitation.createdAt), signUpInvitation.id)
    .limit(limit);
}

/** Ends an invitation at once. Returns the details for the audit; undefined if there is none that still works. */
export async function endInvitation(
  transaction: Transaction,
  id: string,
  now: number,
): Promise<{ invitation: string } | undefined> {
  if (!isUuid(id)) return undefined;
  const ended = await transaction
    .update(signUpInvitation)
    .set({ expiresAt: new Date(now), email: null })
    .where(and(eq(signUpInvitation.id, id), isOpen(now)))
    .returning({ id: signUpInvitation.id });
  return ended[0] && { invitation: ended[0].id };
}

/** Removes the addresses of ended invitations, and later the invitations. */
export async function removeOldInvitations(database: Database, now: number): Promise<void> {
  await database
    .update(signUpInvitation)
    .set({ email: null })
    .where(lt(signUpInvitation.expiresAt, new Date(now)));
  await database
    .delete(signUpInvitation)
    .where(lt(signUpInvitation.expiresAt, new Date(now - removedAfterMs)));
}

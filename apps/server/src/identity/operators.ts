import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { hashOf } from '../db/hash-of';
import { operator, operatorLink } from '../db/schema/desk-schema';
import { auditEntry, person } from '../db/schema/schema';
import { signUpInvitation } from '../db/schema/sign-up-schema';
import type { Database, Reader, Transaction } from '../db/storage';
import { Refusal } from '../refusals/refusal';

/** Whether the person may use the desk. A suspended operator may not. */
export async function isOperator(reader: Reader, personId: string, now: number): Promise<boolean> {
  const { rows } = await reader.execute<{ isOperator: boolean }>(
    sql`select ${isOperatorSql(personId, now)} as "isOperator"`,
  );
  return rows[0]!.isOperator;
}

/** The same as a condition of a statement. */
export const isOperatorSql = (personId: string, now: number): SQL => sql`exists (
  select from operator where person_id = ${personId} and not exists (
    select from social_suspension
    where social_suspension.person_id = operator.person_id and until > ${new Date(now)}))`;

/**
 * False if they were an operator already. `grantedBy` is null for the command line and for the link of a new
 * installation, whose user is the operator in the audit: `auditedAs`.
 */
export async function addOperator(
  transaction: Transaction,
  personId: string,
  grantedBy: string | null,
  now: number,
  auditedAs = grantedBy,
): Promise<boolean> {
  const { rowCount } = await transaction
    .insert(operator)
    .values({ personId, grantedAt: new Date(now), grantedBy })
    .onConflictDoNothing();
  // From now on operators are made by the command alone.
  const links = await transaction.delete(operatorLink).returning();
  const printed = links.flatMap(({ invitationId }) => invitationId ?? []);
  if (printed.length > 0) await endPrintedInvitations(transaction, printed, auditedAs, now);
  return rowCount === 1;
}

/** Ends the invitations that starts printed beside their links: anybody who reads an old log could use them. */
async function endPrintedInvitations(
  transaction: Transaction,
  ids: string[],
  auditedAs: string | null,
  now: number,
): Promise<void> {
  const at = new Date(now);
  const { id, usesLeft, expiresAt } = signUpInvitation;
  const ended = await transaction
    .update(signUpInvitation)
    .set({ expiresAt: at })
    .where(and(inArray(id, ids), gt(usesLeft, 0), gt(expiresAt, at)))
    .returning({ id });
  const entries = ended.map((one) => ({
    at,
    command: 'end-invitation',
    details: { invitation: one.id, ...(auditedAs && { operator: auditedAs }) },
  }));
  if (entries.length > 0) await transaction.insert(auditEntry).values(entries);
}

/** Whether the person may be suspended, deleted or revoked without harm to the desk. */
export type PlaceAtDesk = 'none' | 'operator' | 'only operator';

/**
 * Locks the operators until the transaction ends, so that two of them are not removed at the same time. A suspended
 * operator cannot use the desk, so one who is left with suspended operators is the only one.
 */
export async function placeAtDesk(
  transaction: Transaction,
  personId: string,
  now: number,
): Promise<PlaceAtDesk> {
  const operators = await transaction.select().from(operator).orderBy(operator.personId).for('update');
  const others = operators.filter((one) => one.personId !== personId);
  if (others.length === operators.length) return 'none';
  for (const other of others) if (await isOperator(transaction, other.personId, now)) return 'operator';
  return 'only operator';
}

/**
 * A refusal to delete the own account, if nobody could use the desk afterwards. The last person of an installation may
 * always go.
 */
export async function refuseOnlyOperator(
  transaction: Transaction,
  personId: string,
  now: number,
): Promise<Refusal | undefined> {
  if ((await placeAtDesk(transaction, personId, now)) !== 'only operator') return undefined;
  if ((await transaction.$count(person)) === 1) return undefined;
  return new Refusal(
    'only_operator',
    'You’re the only operator. Make another person an operator first: npm run admin -- grant-operator EMAIL',
  );
}

/** False if they were none. */
export async function removeOperator(transaction: Transaction, personId: string): Promise<boolean> {
  const { rowCount } = await transaction.delete(operator).where(eq(operator.personId, personId));
  return rowCount === 1;
}

const linkLifetimeMs = 7 * 24 * 3_600_000;

/**
 * The secret of a link that makes an account the first operator, for an installation without people. Undefined for
 * every other. Each start makes its own, because only its hash is stored; the first one used ends all.
 */
export async function makeFirstOperatorCode(database: Database, now: number): Promise<string | undefined> {
  await database.delete(operatorLink).where(lt(operatorLink.expiresAt, new Date(now)));
  const { rows } = await database.execute<{ isNew: boolean }>(
    sql`select not exists (select from ${person}) and not exists (select from ${operator}) as "isNew"`,
  );
  if (!rows[0]!.isNew) return undefined;
  const code = randomBytes(32).toString('base64url');
  await database
    .insert(operatorLink)
    .values({ hash: hashOf(code), expiresAt: new Date(now + linkLifetimeMs) });
  return code;
}

/** Lets an invitation end with the link of that code. */
export async function addInvitationToCode(
  transaction: Transaction,
  code: string,
  invitationId: string,
): Promise<void> {
  await transaction
    .update(operatorLink)
    .set({ invitationId })
    .where(eq(operatorLink.hash, hashOf(code)));
}

/** Makes the person the first operator. False if the code is unknown, used, too old, or there is an operator. */
export function claimFirstOperator(
  database: Database,
  personId: string,
  code: string,
  now: number,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const used = await transaction
      .delete(operatorLink)
      .where(and(eq(operatorLink.hash, hashOf(code)), gt(operatorLink.expiresAt, new Date(now))))
      .returning();
    if (used.length === 0 || (await transaction.$count(operator)) > 0) return false;
    await addOperator(transaction, personId, null, now, personId);
    await transaction.insert(auditEntry).values({
      at: new Date(now),
      command: 'grant-operator',
      details: { person: personId, operator: personId },
    });
    return true;
  });
}

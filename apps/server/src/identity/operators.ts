import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { operator, operatorLink } from '../db/schema/desk-schema';
import { auditEntry, person } from '../db/schema/schema';
import { signUpInvitation } from '../db/schema/sign-up-schema';
import type { Reader, Transaction } from '../db/storage';
import { Refusal } from '../refusals/refusal';

/** Whether the person may use the desk. A suspended operator may not. */
export async function isOperator(reader: Reader, personId: string, now: number): Promise<boolean> {
  const { rows } = await reader.execute<{ isOperator: boolean }>(
    sql`select ${isOperatorSql(personId, now)} as "isOperator"`,
  );
  return rows[0]!.isOperator;
}

/** Whether the person may use the desk, as a condition of a statement. */
export const isOperatorSql = (personId: string, now: number): SQL => sql`exists (
  select from operator where person_id = ${personId} and not exists (
    select from social_suspension
    where social_suspension.person_id = operator.person_id and until > ${new Date(now)}))`;

/**
 * Makes a person an operator; false if they were one already. `grantedBy` is null for the command line and for the link
 * of a new installation. `auditedAs` is the operator in the audit, who for that link is the person themselves.
 */
export async function addOperator(
  transaction: Transaction,
  personId: string,
  {
    grantedBy,
    auditedAs = grantedBy,
    now,
  }: { grantedBy: string | null; auditedAs?: string | null; now: number },
): Promise<boolean> {
  const { rowCount } = await transaction
    .insert(operator)
    .values({ personId, grantedAt: new Date(now), grantedBy })
    .onConflictDoNothing();
  // The links of a new installation end with its first operator.
  const links = await transaction.delete(operatorLink).returning();
  const printedInvitations = links.flatMap(({ invitationId }) => invitationId ?? []);
  if (printedInvitations.length > 0)
    await endPrintedInvitations(transaction, printedInvitations, auditedAs, now);
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
  const entries = ended.map(({ id: invitation }) => ({
    at,
    command: 'end-invitation',
    details: { invitation, ...(auditedAs && { operator: auditedAs }) },
  }));
  if (entries.length > 0) await transaction.insert(auditEntry).values(entries);
}

/** The role of a person at the desk. Without the `only operator` nobody could use it. */
export type DeskRole = 'none' | 'operator' | 'only operator';

/**
 * Returns the role of a person, and locks all operators until the transaction ends, so that two of them are not removed
 * at the same time. An operator beside suspended ones is the only one, because those cannot use the desk.
 */
export async function lockDeskRole(
  transaction: Transaction,
  personId: string,
  now: number,
): Promise<DeskRole> {
  const operators = await transaction.select().from(operator).orderBy(operator.personId).for('update');
  const others = operators.filter((other) => other.personId !== personId);
  if (others.length === operators.length) return 'none';
  for (const other of others) if (await isOperator(transaction, other.personId, now)) return 'operator';
  return 'only operator';
}

/**
 * A refusal to delete one's own account, if nobody could use the desk afterwards. The last person of an installation may
 * always go.
 */
export async function refuseOnlyOperator(
  transaction: Transaction,
  personId: string,
  now: number,
): Promise<Refusal | undefined> {
  if ((await lockDeskRole(transaction, personId, now)) !== 'only operator') return undefined;
  if ((await transaction.$count(person)) === 1) return undefined;
  return new Refusal(
    'only_operator',
    'You’re the only operator. Make another person an operator first: npm run admin -- grant-operator EMAIL',
  );
}

/** Takes the role from an operator; false if the person was none. */
export async function removeOperator(transaction: Transaction, personId: string): Promise<boolean> {
  const { rowCount } = await transaction.delete(operator).where(eq(operator.personId, personId));
  return rowCount === 1;
}

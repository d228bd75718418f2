import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { hashOf } from '../db/hash-of';
import { operator, operatorLink } from '../db/schema/desk-schema';
import { auditEntry, person } from '../db/schema/schema';
import type { Database, Transaction } from '../db/storage';
import { addOperator } from './operators';

const linkLifetimeMs = 7 * 24 * 3_600_000;

/**
 * Makes the code of a link that turns an account into the first operator. Undefined if the installation has people
 * already. Each start makes a code of its own, because only hashes are stored; the first code that is used ends all.
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

/** Connects an invitation with the link of a code: both end when there is an operator. */
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
    await addOperator(transaction, personId, { grantedBy: null, auditedAs: personId, now });
    await transaction.insert(auditEntry).values({
      at: new Date(now),
      command: 'grant-operator',
      details: { person: personId, operator: personId },
    });
    return true;
  });
}

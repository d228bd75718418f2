import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { hashOf } from '../../db/hash-of';
import { auditEntry, challenge, deletedPerson, type PersonRow, person } from '../../db/schema/schema';
import type { Database, Transaction } from '../../db/storage';
import { oldestTokenMs } from '../../identity/token-age';
import { clockSkewMs } from '../../process/clock-skew';

type SignsIn = Pick<PersonRow, 'issuer' | 'subject'>;

const hashOfSignIn = ({ issuer, subject }: SignsIn) => hashOf(JSON.stringify([issuer, subject]));

/** When the person of a sign-in was deleted, as long as tokens from before may be valid; null otherwise. */
export async function deletionOf(database: Database, who: SignsIn, now: number): Promise<Date | null> {
  const rows = await database
    .select()
    .from(deletedPerson)
    .where(and(eq(deletedPerson.hash, hashOfSignIn(who)), gt(deletedPerson.expiresAt, new Date(now))));
  return rows[0]?.deletedAt ?? null;
}

/** How long a token from before a deletion may be valid. */
const rememberedMs = oldestTokenMs + clockSkewMs;

/** Removes everything about a person, and stores only that earlier tokens are rejected. */
export async function removePerson(transaction: Transaction, row: PersonRow, now: number): Promise<void> {
  // The log first, as a running completion does: another order would deadlock.
  await transaction.select().from(challenge).where(eq(challenge.personId, row.id)).for('update');
  await transaction.select().from(person).where(eq(person.id, row.id)).for('update');
  // A log may lie on another server, where no foreign key reaches; the lock prevents that another one begins
  // meanwhile.
  await transaction.delete(challenge).where(eq(challenge.personId, row.id));
  await transaction.delete(person).where(eq(person.id, row.id));
  await blankInAudit(transaction, 'person', row.id);
  await blankInAudit(transaction, 'operator', row.id);
  await rememberDeletion(transaction, row, now);
}

/** Stores nothing about a deleted person except that earlier tokens are rejected. */
export async function rememberDeletion(transaction: Transaction, who: SignsIn, now: number): Promise<void> {
  await blankInAudit(transaction, 'account', who.subject);
  const deletion = { deletedAt: new Date(now), expiresAt: new Date(now + rememberedMs) };
  await transaction
    .insert(deletedPerson)
    .values({ hash: hashOfSignIn(who), ...deletion })
    .onConflictDoUpdate({ target: deletedPerson.hash, set: deletion });
}

/** A reason that an operator wrote about a person goes with the person. */
async function blankInAudit(
  transaction: Transaction,
  field: 'person' | 'account' | 'operator',
  name: string,
) {
  await transaction
    .update(auditEntry)
    .set({
      details: sql`(${auditEntry.details} - ${field === 'person' ? 'reason' : ''}::text) || jsonb_build_object(${field}::text, null)`,
    })
    .where(sql`${auditEntry.details} ->> ${sql.raw(`'${field}'`)} = ${name}`);
}

export async function forgetDeletions(database: Database, now: number): Promise<void> {
  await database.delete(deletedPerson).where(lt(deletedPerson.expiresAt, new Date(now)));
}

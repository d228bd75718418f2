import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { hashOf } from '../../db/hash-of';
import { auditEntry, challenge, deletedPerson, type PersonRow, person } from '../../db/schema/schema';
import type { Database, Transaction } from '../../db/storage';
import { oldestTokenMs } from '../../identity/token-age';
import { clockSkewMs } from '../../process/clock-skew';

type SignInKey = Pick<PersonRow, 'issuer' | 'subject'>;

const hashOfSignIn = ({ issuer, subject }: SignInKey) => hashOf(JSON.stringify([issuer, subject]));

/**
 * When the person of a sign-in was deleted. Null if nobody was, or if so long ago that no token from before can still be
 * valid.
 */
export async function readDeletionTime(
  database: Database,
  signIn: SignInKey,
  now: number,
): Promise<Date | null> {
  const rows = await database
    .select()
    .from(deletedPerson)
    .where(and(eq(deletedPerson.hash, hashOfSignIn(signIn)), gt(deletedPerson.expiresAt, new Date(now))));
  return rows[0]?.deletedAt ?? null;
}

/** Deletions are remembered for as long as a token from before may be valid. */
const retentionMs = oldestTokenMs + clockSkewMs;

/** Removes everything about a person, and stores only what is needed to reject earlier tokens. */
export async function removePerson(transaction: Transaction, row: PersonRow, now: number): Promise<void> {
  // The log is locked first, as a running completion does it: another order would deadlock.
  await transaction.select().from(challenge).where(eq(challenge.personId, row.id)).for('update');
  await transaction.select().from(person).where(eq(person.id, row.id)).for('update');
  // A log may lie on another server, where no foreign key reaches, so it is deleted by a statement of its own. The lock
  // on the person prevents that a new log begins meanwhile.
  await transaction.delete(challenge).where(eq(challenge.personId, row.id));
  await transaction.delete(person).where(eq(person.id, row.id));
  await blankInAudit(transaction, 'person', row.id);
  await blankInAudit(transaction, 'operator', row.id);
  await rememberDeletion(transaction, row, now);
}

/**
 * Stores a hash of a deleted person's sign-in, so that earlier tokens are rejected. The audit loses the id of the
 * account.
 */
export async function rememberDeletion(
  transaction: Transaction,
  signIn: SignInKey,
  now: number,
): Promise<void> {
  await blankInAudit(transaction, 'account', signIn.subject);
  const deletion = { deletedAt: new Date(now), expiresAt: new Date(now + retentionMs) };
  await transaction
    .insert(deletedPerson)
    .values({ hash: hashOfSignIn(signIn), ...deletion })
    .onConflictDoUpdate({ target: deletedPerson.hash, set: deletion });
}

/** Replaces an id in the audit by null. The reason that an operator wrote about a person is removed with it. */
async function blankInAudit(
  transaction: Transaction,
  field: 'person' | 'account' | 'operator',
  id: string,
): Promise<void> {
  const { details } = auditEntry;
  const remaining = field === 'person' ? sql`${details} - 'reason'::text` : sql`${details}`;
  await transaction
    .update(auditEntry)
    .set({ details: sql`(${remaining}) || jsonb_build_object(${field}::text, null)` })
    .where(sql`${details} ->> ${sql.raw(`'${field}'`)} = ${id}`);
}

export async function forgetDeletions(database: Database, now: number): Promise<void> {
  await database.delete(deletedPerson).where(lt(deletedPerson.expiresAt, new Date(now)));
}

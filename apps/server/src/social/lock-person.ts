import { eq } from 'drizzle-orm';
import { person } from '../db/schema/schema';
import type { Transaction } from '../db/storage';

/**
 * Locks a person, so that only one request at a time, on whichever server, checks a limit on what they have, such as
 * groups. A caller that also locks a group locks the group first.
 */
export async function lockPerson(transaction: Transaction, personId: string): Promise<void> {
  await transaction
    .select({ id: person.id })
    .from(person)
    .where(eq(person.id, personId))
    .for('no key update');
}

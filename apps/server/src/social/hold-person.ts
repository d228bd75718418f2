import { eq } from 'drizzle-orm';
import { person } from '../db/schema/schema';
import type { Transaction } from '../db/storage';

/** Lets one request of a person at a time count what they have, on every server. Whoever holds a group as well takes it first. */
export async function holdPerson(transaction: Transaction, personId: string): Promise<void> {
  await transaction
    .select({ id: person.id })
    .from(person)
    .where(eq(person.id, personId))
    .for('no key update');
}

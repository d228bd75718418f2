import { eq, sql } from 'drizzle-orm';
import { type PersonRow, person } from '../../db/schema/schema';
import type { Transaction } from '../../db/storage';
import { isUuid } from '../../db/uuid';
import { StartRefused } from '../../process/start-refused';

/** The person with this id or email. Refuses the command if there is none. */
export async function findPerson(transaction: Transaction, who: string | undefined): Promise<PersonRow> {
  const found = await lookForPerson(transaction, who);
  return found ?? refuseUnknownPerson(who);
}

export function refuseUnknownPerson(who: string | undefined): never {
  throw new StartRefused(`No person has the id or email ${who}.`);
}

/**
 * The person with this id, or with this email in any spelling, because not every identity service writes it in lower
 * case. Undefined if there is none; refuses the command if several people have the email.
 */
export async function lookForPerson(
  transaction: Transaction,
  who: string | undefined,
): Promise<PersonRow | undefined> {
  if (!who) throw new StartRefused('Give an id or email. To list them, run: npm run admin -- people');
  const isThePerson = isUuid(who) ? eq(person.id, who) : sql`lower(${person.email}) = lower(${who.trim()})`;
  const found = await transaction.select().from(person).where(isThePerson);
  if (found.length > 1) {
    throw new StartRefused(
      `Several people have the email ${who}. Use an id instead. To list ids, run: npm run admin -- people`,
    );
  }
  return found[0];
}

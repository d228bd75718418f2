import { and, eq, type SQL } from 'drizzle-orm';
import { pushSubscription } from '../../db/schema/notifications-schema';
import { calendarFeed, type PersonRow, person } from '../../db/schema/schema';
import type { Transaction } from '../../db/storage';

/** A lost phone must show nothing more, so devices and calendar feeds end with the sign-ins. */
export async function endSignIns(
  transaction: Transaction,
  condition: SQL | undefined,
  from: number,
): Promise<void> {
  // Locked fully, because a transaction that plans for their devices could otherwise deadlock with this one.
  const [found] = await transaction.select({ id: person.id }).from(person).where(condition).for('update');
  if (!found) return;
  await transaction
    .update(person)
    .set({ tokensFrom: new Date(from) })
    .where(eq(person.id, found.id));
  await transaction.delete(pushSubscription).where(eq(pushSubscription.personId, found.id));
  await transaction.delete(calendarFeed).where(eq(calendarFeed.personId, found.id));
}

/** The same for an identity. The sessions that issue its tokens end apart. */
export const endSignInsOf = (
  transaction: Transaction,
  { issuer, subject }: Pick<PersonRow, 'issuer' | 'subject'>,
  from: number,
): Promise<void> =>
  endSignIns(transaction, and(eq(person.issuer, issuer), eq(person.subject, subject)), from);

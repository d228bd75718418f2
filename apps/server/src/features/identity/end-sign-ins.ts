import { and, eq, gt, type SQL } from 'drizzle-orm';
import { pushSubscription } from '../../db/schema/notifications-schema';
import { calendarFeed, type PersonRow, person } from '../../db/schema/schema';
import type { Database, Transaction } from '../../db/storage';
import { clockSkewMs } from '../../process/clock-skew';

/**
 * Ends all sign-ins from before an instant, of the person whom the condition selects. Devices for notifications and
 * calendar feeds end with them, because a lost phone must show nothing more.
 */
export async function endSignIns(
  transaction: Transaction,
  condition: SQL | undefined,
  instant: number,
): Promise<void> {
  // The strongest lock, because a transaction that plans notifications for their devices could otherwise deadlock with
  // this one.
  const [found] = await transaction.select({ id: person.id }).from(person).where(condition).for('update');
  if (!found) return;
  await transaction
    .update(person)
    .set({ tokensFrom: new Date(instant) })
    .where(eq(person.id, found.id));
  await transaction.delete(pushSubscription).where(eq(pushSubscription.personId, found.id));
  await transaction.delete(calendarFeed).where(eq(calendarFeed.personId, found.id));
}

/** Ends the sign-ins of the person of an identity. The sessions that issue its tokens are ended elsewhere. */
export const endSignInsOf = (
  transaction: Transaction,
  { issuer, subject }: Pick<PersonRow, 'issuer' | 'subject'>,
  instant: number,
): Promise<void> =>
  endSignIns(transaction, and(eq(person.issuer, issuer), eq(person.subject, subject)), instant);

/**
 * Corrects sign-ins that ended while the clock was ahead: they end now instead. Otherwise their people could not sign in
 * until the date that the clock showed.
 */
export async function endSignInsAheadOfClock(database: Database, now: number): Promise<void> {
  await database
    .update(person)
    .set({ tokensFrom: new Date(now) })
    .where(gt(person.tokensFrom, new Date(now + clockSkewMs)));
}

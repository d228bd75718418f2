import { emailStatusOf } from '../../../adapters/embedded-identity/addresses/email-status';
import type { PersonRow } from '../../../db/schema/schema';
import type { Transaction } from '../../../db/storage';

export const notConfirmedText = 'email not confirmed';

/** A warning if nobody has proved that the address of an account of our own is theirs, because anybody can type one. */
export const addressWarning = async (transaction: Transaction, row: PersonRow): Promise<string[]> =>
  (await isUnverified(transaction, row))
    ? [
        `WARNING: ${row.email} is not confirmed. It may belong to another person. Ask them to confirm it in their settings.`,
      ]
    : [];

/** The same warning for a person who is about to be deleted. */
export const deletionWarning = async (transaction: Transaction, row: PersonRow): Promise<string[]> =>
  (await isUnverified(transaction, row))
    ? [`WARNING: ${row.email} was not confirmed. It may belong to another person.`]
    : [];

async function isUnverified(transaction: Transaction, row: PersonRow): Promise<boolean> {
  const { verified } = await emailStatusOf(transaction, row);
  return verified === false;
}

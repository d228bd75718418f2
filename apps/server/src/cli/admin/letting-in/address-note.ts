import { emailStatusOf } from '../../../adapters/embedded-identity/addresses/email-status';
import type { PersonRow } from '../../../db/schema/schema';
import type { Transaction } from '../../../db/storage';

export const notVerified = 'e-mail not verified';

/** A warning if nobody has proved that the address of an account of our own is theirs: anybody can type one. */
export async function addressWarning(transaction: Transaction, row: PersonRow): Promise<string[]> {
  const { verified } = await emailStatusOf(transaction, row);
  if (verified !== false) return [];
  return [
    `WARNING: ${row.email} is not verified. It may belong to another person. Ask them to confirm it in their settings.`,
  ];
}

import { eq } from 'drizzle-orm';
import { identityAccount, type PersonRow } from '../../db/schema/schema';
import type { Reader } from '../../db/storage';
import type { Account } from './accounts';

/** The issuer that people are stored under: the address of an installation may change, its accounts do not. */
export const embeddedIssuerName = 'hundred:embedded';

/** The account of a person, if it is one of the embedded service. */
export async function ownAccountOf(
  reader: Reader,
  { issuer, subject }: PersonRow,
): Promise<Account | undefined> {
  if (issuer !== embeddedIssuerName) return undefined;
  return (await reader.select().from(identityAccount).where(eq(identityAccount.id, subject)))[0];
}

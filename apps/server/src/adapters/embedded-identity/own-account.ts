import { eq } from 'drizzle-orm';
import { identityAccount, type PersonRow } from '../../db/schema/schema';
import type { Reader } from '../../db/storage';
import type { Account } from './accounts';

/** The issuer under which people are stored. This name is no address, because an installation may change its address. */
export const embeddedIssuerName = 'hundred:embedded';

/** The account of a person, if it is one of the embedded service. */
export async function ownAccountOf(
  reader: Reader,
  { issuer, subject }: PersonRow,
): Promise<Account | undefined> {
  if (issuer !== embeddedIssuerName) return undefined;
  return (await reader.select().from(identityAccount).where(eq(identityAccount.id, subject)))[0];
}

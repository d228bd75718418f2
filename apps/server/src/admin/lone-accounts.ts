import { and, desc, eq, notExists, type SQL, sql } from 'drizzle-orm';
import type { Account } from '../adapters/embedded-identity/accounts';
import { embeddedIssuerName } from '../adapters/embedded-identity/embedded-identity';
import { identityAccount, person } from '../db/schema';
import type { Transaction } from '../db/storage';

/** Accounts of our own whose owner registered and never came into the app, the newest first: they are no person yet. */
export function loneAccounts(
  transaction: Transaction,
  wanted: SQL | undefined,
  most: number,
): Promise<Account[]> {
  const owner = transaction
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.issuer, embeddedIssuerName), eq(person.subject, sql`${identityAccount.id}::text`)));
  return transaction
    .select()
    .from(identityAccount)
    .where(and(wanted, notExists(owner)))
    .orderBy(desc(identityAccount.createdAt))
    .limit(most);
}

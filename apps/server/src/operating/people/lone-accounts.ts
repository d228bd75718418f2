import { and, desc, eq, notExists, type SQL, sql } from 'drizzle-orm';
import type { Account } from '../../adapters/embedded-identity/accounts';
import { embeddedIssuerName } from '../../adapters/embedded-identity/own-account';
import { identityAccount, person } from '../../db/schema/schema';
import type { Reader } from '../../db/storage';

/** The condition for an account that no person signs in with, and that also meets `condition`. */
const isLoneAccount = (reader: Reader, condition: SQL | undefined) =>
  and(
    condition,
    notExists(
      reader
        .select({ id: person.id })
        .from(person)
        .where(
          and(eq(person.issuer, embeddedIssuerName), eq(person.subject, sql`${identityAccount.id}::text`)),
        ),
    ),
  );

/** Embedded accounts whose owner registered and never opened the app, the newest first: they have no person yet. */
export function readLoneAccounts(
  reader: Reader,
  condition: SQL | undefined,
  most: number,
  skipped = 0,
): Promise<Account[]> {
  return reader
    .select()
    .from(identityAccount)
    .where(isLoneAccount(reader, condition))
    .orderBy(desc(identityAccount.createdAt), identityAccount.id)
    .offset(skipped)
    .limit(most);
}

export const countLoneAccounts = (reader: Reader, condition?: SQL): Promise<number> =>
  reader.$count(identityAccount, isLoneAccount(reader, condition));

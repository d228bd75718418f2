import { sql } from 'drizzle-orm';
import { embeddedIssuerName } from '../../adapters/embedded-identity/own-account';
import type { PersonRow } from '../../db/schema/schema';
import type { Reader } from '../../db/storage';

type Visitor = Pick<PersonRow, 'id' | 'issuer' | 'subject' | 'createdAt'>;

/**
 * When people were last here, as far as it is known: their last action or, with an embedded account, the last renewal
 * of their sign-in, which a page does each hour. Visits themselves are not stored.
 */
export async function lastVisitsOf(
  reader: Reader,
  people: readonly Visitor[],
  lastActionOf: (id: string) => number,
): Promise<Map<string, Date>> {
  const accounts = people.filter(({ issuer }) => issuer === embeddedIssuerName).map(({ subject }) => subject);
  const renewals = accounts.length > 0 ? await lastRenewals(reader, accounts) : new Map<string, number>();
  return new Map(
    people.map(({ id, issuer, subject, createdAt }) => {
      const renewal = issuer === embeddedIssuerName ? (renewals.get(subject) ?? 0) : 0;
      return [id, new Date(Math.max(createdAt.getTime(), lastActionOf(id), renewal))];
    }),
  );
}

async function lastRenewals(reader: Reader, accounts: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await reader.execute<{ account: string; at: number | null }>(sql`
    select account_id as account, (max((payload ->> 'iat')::bigint) * 1000)::float8 as at from identity_payload
    where account_id in (select json_array_elements_text(${JSON.stringify(accounts)}::json))
    group by account_id`);
  return new Map(rows.map(({ account, at }) => [account, at ?? 0]));
}

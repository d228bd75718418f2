import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { sql } from 'drizzle-orm';
import { embeddedIssuerName } from '../../adapters/embedded-identity/embedded-identity';
import type { PersonRow } from '../../db/schema/schema';
import type { Reader } from '../../db/storage';

/**
 * When a person was last here, as far as it is known: their last action or, with an embedded account, the last
 * renewal of their sign-in, which a page does each hour. Visits themselves are not stored.
 */
export async function lastVisitOf(
  reader: Reader,
  { issuer, subject, createdAt }: PersonRow,
  { lastAt }: Pick<Snapshot, 'lastAt'>,
): Promise<Date> {
  const renewed = issuer === embeddedIssuerName ? await lastRenewalOf(reader, subject) : 0;
  return new Date(Math.max(createdAt.getTime(), lastAt, renewed));
}

async function lastRenewalOf(reader: Reader, accountId: string): Promise<number> {
  const { rows } = await reader.execute<{ at: number | null }>(sql`
    select (max((payload ->> 'iat')::bigint) * 1000)::float8 as at from identity_payload
    where account_id = ${accountId}`);
  return rows[0]?.at ?? 0;
}

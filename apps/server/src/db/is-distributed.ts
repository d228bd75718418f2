import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './storage';

/**
 * Caches the result, never the pending query: on embedded storage a query outside a transaction waits for the one
 * that is open.
 */
const isDistributedByDatabase = new WeakMap<Database, boolean>();

/** Queries storage at every call whether people's logs lie on several servers. */
export async function queryIsDistributed(reader: Database | Transaction): Promise<boolean> {
  const { rows } = await reader.execute(sql`select to_regclass('pg_dist_partition') is not null as citus`);
  if (!rows[0]?.citus) return false;
  const { rowCount } = await reader.execute(
    sql`select from pg_dist_partition where logicalrelid = 'challenge'::regclass`,
  );
  return rowCount === 1;
}

/**
 * Whether people's logs lie on several servers. Storage is queried once for each database, because no server runs while
 * logs are moved. The query runs in `transaction` if there is one.
 */
export async function isDistributed(database: Database, transaction?: Transaction): Promise<boolean> {
  const found = isDistributedByDatabase.get(database) ?? (await queryIsDistributed(transaction ?? database));
  isDistributedByDatabase.set(database, found);
  return found;
}

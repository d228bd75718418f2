import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './storage';

/** What was found, never what is being asked: on embedded storage a question outside waits for whoever holds a transaction. */
const known = new WeakMap<Database, boolean>();

/** Whether people's logs lie on several servers, as storage itself says now. */
export async function isFoundDistributed(reader: Database | Transaction): Promise<boolean> {
  const { rows } = await reader.execute(sql`select to_regclass('pg_dist_partition') is not null as citus`);
  if (!rows[0]?.citus) return false;
  const { rowCount } = await reader.execute(
    sql`select from pg_dist_partition where logicalrelid = 'challenge'::regclass`,
  );
  return rowCount === 1;
}

/** The same, asked once for each database: no server runs while logs are moved. In this transaction where there is one. */
export async function isDistributed(database: Database, transaction?: Transaction): Promise<boolean> {
  const found = known.get(database) ?? (await isFoundDistributed(transaction ?? database));
  known.set(database, found);
  return found;
}

import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import type { Config } from '../config';
import { holderOf } from '../db/embedded/folder-lock';
import { embeddedConnection } from '../db/embedded/open-embedded';
import { type Database, openStorage } from '../db/storage';
import type { Logger } from '../logger';
import { StartRefused } from '../start-refused';

async function join(connection: PoolConfig) {
  const pool = new Pool({ ...connection, max: 1, connectionTimeoutMillis: 5000 });
  try {
    await pool.query('select 1');
  } catch (error) {
    throw new StartRefused(`storage does not answer: ${(error as Error).message}.`);
  }
  return { database: drizzle(pool), close: () => pool.end() };
}

/** Joins the running server's storage; opens the data folder itself only while no server holds it. */
export async function openForAdmin(
  storage: Config['storage'],
  now: number,
  log: Logger,
): Promise<{ database: Database; close: () => Promise<void> }> {
  if (storage.kind === 'server') return join({ connectionString: storage.url });
  if (await holderOf(storage.dataDir)) return join(embeddedConnection(storage.dataDir));
  return openStorage(storage, now, log);
}

import { setTimeout as wait } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Config } from '../config';
import type { Logger } from '../logger';
import { StartRefused } from '../start-refused';
import { openEmbedded } from './embedded/open-embedded';
import { migrateStorage, newestMigration } from './migrate';
import { retryPauses } from './retry-pauses';

export type Database = NodePgDatabase;
/** A transaction of `database.transaction`: what a feature's writer is handed. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface Storage {
  kind: 'embedded' | 'server';
  pool: Pool;
  database: Database;
  /** How another thread reaches it. */
  connection: PoolConfig;
  /** Resolves once the tables are as this program needs them; rejects with StartRefused where they cannot be. */
  ready: Promise<void>;
  close(): Promise<void>;
}

function makePool(connection: PoolConfig, log: Logger): Pool {
  const pool = new Pool({
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    ...connection,
  });
  // A connection that breaks is replaced by the next one; without listeners it would end the program. The pool
  // itself listens to idle ones only: one that breaks between two queries of a transaction has nobody else.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a storage connection was lost'));
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  return pool;
}

/**
 * drizzle takes a connection for a transaction and never gives it back where `begin` fails: each connection cut at
 * that moment was lost to the pool, until none was left. So transactions are handed theirs from here.
 */
function makeDatabase(pool: Pool): Database {
  const database = drizzle(pool);
  const onConnection = new WeakMap<PoolClient, Database>();
  database.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const own: Database = onConnection.get(client) ?? drizzle(client);
      onConnection.set(client, own);
      return await own.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return database;
}

async function untilAnswered(pool: Pool, log: Logger, stopped: () => boolean): Promise<void> {
  for (const pause of retryPauses()) {
    if (stopped()) return;
    try {
      await migrateStorage(pool);
      return;
    } catch (error) {
      if (error instanceof StartRefused || stopped()) throw error;
      log.warn(
        { reason: error instanceof Error ? error.message || error.name : String(error), retryInMs: pause },
        'DATABASE_URL does not answer, trying again',
      );
      await wait(pause, undefined, { ref: false });
    }
  }
}

async function openServer(url: string, log: Logger): Promise<Storage> {
  const connection = { connectionString: url, keepAlive: true };
  const pool = makePool(connection, log);
  let stopped = false;
  const ready = untilAnswered(pool, log, () => stopped);
  return {
    kind: 'server',
    pool,
    database: makeDatabase(pool),
    connection,
    ready,
    async close() {
      stopped = true;
      await pool.end();
    },
  };
}

async function openOwn(dataDir: string, now: number, log: Logger): Promise<Storage> {
  const { index } = await newestMigration();
  const embedded = await openEmbedded({
    dataDir,
    newestMigration: index,
    now,
    log,
  });
  // One session serves every connection, one transaction at a time: more connections would only queue inside.
  const pool = makePool({ ...embedded.connection, max: 4 }, log);
  try {
    await migrateStorage(pool);
    await embedded.recordSchema(index);
  } catch (error) {
    await pool.end();
    await embedded.close();
    throw error;
  }
  return {
    kind: 'embedded',
    pool,
    database: makeDatabase(pool),
    connection: embedded.connection,
    ready: Promise.resolve(),
    async close() {
      await pool.end();
      await embedded.close();
    },
  };
}

/** Storage that this program has open, for one more of its threads. */
export function joinStorage(
  connection: PoolConfig,
  log: Logger,
): Pick<Storage, 'pool' | 'database' | 'close'> {
  const pool = makePool({ ...connection, max: 3 }, log);
  return { pool, database: makeDatabase(pool), close: () => pool.end() };
}

/** Storage that is to be filled from elsewhere: its place is made where there is none, its tables are not. */
export async function openEmpty(
  setting: Config['storage'],
  now: number,
  log: Logger,
): Promise<Pick<Storage, 'pool' | 'database' | 'close'> & { recordSchema(): Promise<void> }> {
  if (setting.kind === 'server') {
    return { ...joinStorage({ connectionString: setting.url }, log), recordSchema: async () => {} };
  }
  const { index } = await newestMigration();
  const embedded = await openEmbedded({ dataDir: setting.dataDir, newestMigration: 0, now, log });
  const joined = joinStorage(embedded.connection, log);
  return {
    ...joined,
    recordSchema: () => embedded.recordSchema(index),
    async close() {
      await joined.close();
      await embedded.close();
    },
  };
}

export function openStorage(setting: Config['storage'], now: number, log: Logger): Promise<Storage> {
  return setting.kind === 'server' ? openServer(setting.url, log) : openOwn(setting.dataDir, now, log);
}

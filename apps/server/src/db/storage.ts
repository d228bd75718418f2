import { setTimeout as wait } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Config } from '../config/config';
import type { Logger } from '../logging/logger';
import { StartRefused } from '../process/start-refused';
import { isLockTimeout } from './connection/lock-timeout';
import { repeatLostRaces } from './connection/lost-race';
import { type Connection, makePool } from './connection/pool';
import { checkReachable, nameOf } from './connection/reachable';
import { retryPauses } from './connection/retry-pauses';
import { isRefused, isStorageAway } from './connection/storage-away';
import { openEmbedded } from './embedded/open-embedded';
import { migrateStorage } from './migrate';
import { newestMigration } from './migration-files';

export type Database = NodePgDatabase;
/** A transaction of `database.transaction`, which writers of features receive. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** For queries that work inside and outside of a transaction. */
export type Reader = Database | Transaction;

export interface Storage {
  kind: 'embedded' | 'server';
  pool: Pool;
  database: Database;
  /** How another thread connects to this storage. */
  connection: Connection;
  /** Resolves once the tables are up to date; rejects with StartRefused if they cannot be. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * drizzle never releases the connection of a transaction whose `begin` fails: each connection cut at that moment was
 * lost to the pool, until none was left. So transactions get their connection from here.
 */
export function makeDatabase(pool: Pool): Database {
  const database = drizzle(pool);
  /** One object of drizzle for each connection, which serves many transactions. */
  const databases = new WeakMap<PoolClient, Database>();
  const transactOnce: Database['transaction'] = async (work, config) => {
    const client = await pool.connect();
    const databaseOnClient: Database = databases.get(client) ?? drizzle(client);
    databases.set(client, databaseOnClient);
    try {
      const result = await databaseOnClient.transaction(work, config);
      client.release();
      return result;
    } catch (error) {
      // A connection that found storage away is not reused: it may still hang, or lead to a read-only host.
      client.release(isStorageAway(error));
      throw error;
    }
  };
  database.transaction = (work, config) => repeatLostRaces(() => transactOnce(work, config));
  return database;
}

/** Longer than the slowest statement of a request on a busy machine, and short enough to find another host soon. */
const answersWithinMs = 8000;

/** Migrates through a pool of its own: a migration may take longer than the pool for requests allows. */
async function migrateWithoutTimeLimit(connection: Connection, log: Logger): Promise<void> {
  const pool = makePool({ ...connection, max: 1 }, log);
  try {
    await migrateStorage(pool);
  } finally {
    await pool.end();
  }
}

function reasonForRetry(error: unknown): string {
  if (isLockTimeout(error))
    return 'another program locks a table that must change (a backup, an open psql?); trying again';
  return isRefused(error)
    ? 'DATABASE_URL answers, but refuses something that the server needs, trying again'
    : 'DATABASE_URL does not answer, trying again';
}

/** Migrates the tables as soon as the server answers and permits it. */
async function migrateWhenReachable(
  connection: Connection,
  log: Logger,
  isStopped: () => boolean,
): Promise<void> {
  for (const pause of retryPauses()) {
    if (isStopped()) return;
    try {
      await migrateWithoutTimeLimit(connection, log);
      return;
    } catch (error) {
      if (error instanceof StartRefused || isStopped()) throw error;
      log.warn(
        { reason: error instanceof Error ? error.message || error.name : String(error), retryInMs: pause },
        reasonForRetry(error),
      );
      await wait(pause, undefined, { ref: false });
    }
  }
}

async function openServer(url: string, log: Logger): Promise<Storage> {
  const withoutTimeLimit = { connectionString: url, keepAlive: true };
  const connection = { ...withoutTimeLimit, answersWithinMs };
  const pool = makePool(connection, log);
  let isStopped = false;
  const ready = migrateWhenReachable(withoutTimeLimit, log, () => isStopped);
  return {
    kind: 'server',
    pool,
    database: makeDatabase(pool),
    connection,
    ready,
    async close() {
      isStopped = true;
      await pool.end();
    },
  };
}

async function openFolder(dataDir: string, now: number, log: Logger): Promise<Storage> {
  const { index } = await newestMigration();
  const embedded = await openEmbedded({ dataDir, newestMigration: index, now, log });
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

/** Connects to storage that is open already: for another thread, or for a command beside a running server. */
export function joinStorage(
  connection: Connection,
  log: Logger,
): Pick<Storage, 'pool' | 'database' | 'close'> {
  const pool = makePool({ ...connection, max: 3 }, log);
  return { pool, database: makeDatabase(pool), close: () => pool.end() };
}

/**
 * Opens storage that is to be filled from elsewhere, without creating its tables. A missing data folder is created; a
 * database has to exist.
 */
export async function openEmpty(
  setting: Config['storage'],
  now: number,
  log: Logger,
): Promise<Pick<Storage, 'pool' | 'database' | 'close'> & { recordSchema(): Promise<void> }> {
  if (setting.kind === 'server') {
    const joined = joinStorage({ connectionString: setting.url }, log);
    try {
      await checkReachable(joined.pool, nameOf(setting));
    } catch (error) {
      await joined.close();
      throw error;
    }
    return { ...joined, recordSchema: async () => {} };
  }
  const { index } = await newestMigration();
  // With migration 0 as the newest, nothing is copied before an upgrade: there is nothing yet.
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
  return setting.kind === 'server' ? openServer(setting.url, log) : openFolder(setting.dataDir, now, log);
}

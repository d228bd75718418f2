import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { PendingCommand } from '../command/pending-command';
import type { BaseLog } from '../reducer/base-log';

/** The stored log of a person without its facts. */
export type StoredHead = Omit<BaseLog, 'facts'> & { uid: string };

interface Schema extends DBSchema {
  /** One small record for each person, which is all that the dashboard needs to open. */
  heads: { key: string; value: StoredHead };
  /** Facts as they were appended, by person and the number of earlier facts. */
  chunks: { key: [uid: string, from: number]; value: readonly Fact[] };
  /** Commands in the order in which they were performed. */
  pending: { key: number; value: PendingCommand; indexes: { uid: string; id: string } };
}

export type SyncDatabase = IDBPDatabase<Schema>;
type Tables = ('heads' | 'chunks' | 'pending')[];
export type SyncTransaction<Mode extends IDBTransactionMode> = IDBPTransaction<Schema, Tables, Mode>;

export const databaseName = 'hundred-sync';
const tables: Tables = ['heads', 'chunks', 'pending'];

/** A transaction over all tables. Its failure also rejects the request that caused it, so `done` may be left unhandled. */
export function beginTransaction<Mode extends IDBTransactionMode>(
  database: SyncDatabase,
  mode: Mode,
  options?: IDBTransactionOptions,
): SyncTransaction<Mode> {
  const transaction = database.transaction(tables, mode, options);
  transaction.done.catch(() => {});
  return transaction;
}

/** The keys of all chunks of a person. */
export const chunkRangeOf = (uid: string) => IDBKeyRange.bound([uid, 0], [uid, Number.POSITIVE_INFINITY]);

type WithDatabase = <Result>(work: (database: SyncDatabase) => Promise<Result>) => Promise<Result>;

/**
 * Connects to the database, and connects again if the browser has closed the connection, as iOS does for pages in the
 * background. Returns a function that runs work on the connection.
 */
export async function openDatabase(): Promise<WithDatabase> {
  let database: Promise<SyncDatabase> | undefined;
  function connect(): Promise<SyncDatabase> {
    database ??= openConnection(() => {
      database = undefined;
    });
    return database;
  }
  await connect();
  return async (work) => {
    try {
      return await work(await connect());
    } catch (error) {
      // A full device stays full on a new connection.
      if ((error as Error).name === 'QuotaExceededError') throw error;
      // The work is tried once more on a new connection. The transaction that failed has written nothing.
      database = undefined;
      return work(await connect());
    }
  };
}

const openConnection = (onClosed: () => void): Promise<SyncDatabase> =>
  openDB<Schema>(databaseName, 1, {
    upgrade(database) {
      database.createObjectStore('heads', { keyPath: 'uid' });
      database.createObjectStore('chunks');
      const pending = database.createObjectStore('pending', { autoIncrement: true });
      pending.createIndex('uid', 'uid');
      pending.createIndex('id', 'id');
    },
    // Called when a newer page in another tab waits to upgrade the database. Closing this connection lets it go on.
    blocking: (_, __, { target }) => (target as IDBDatabase).close(),
    terminated: onClosed,
  });

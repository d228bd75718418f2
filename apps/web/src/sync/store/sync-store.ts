import { type Fact, factVersion } from '@hundred/domain/challenge/facts/facts';
import { type Snapshot, snapshotVersion } from '@hundred/domain/challenge/fold/snapshot';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PendingCommand } from '../command/pending-command';
import { loadDriver } from '../load-driver';
import type { BaseLog } from '../reducer/base-log';
import type { StoreChange, SyncStore } from './store';

interface Head {
  uid: string;
  length: number;
  version: number;
  pulledAt: number;
  snapshot: Snapshot;
}

interface Schema extends DBSchema {
  /** One small record for each person, which is all that the dashboard needs to open. */
  heads: { key: string; value: Head };
  /** Facts as they were appended, by person and the number of earlier facts. */
  chunks: { key: [uid: string, from: number]; value: readonly Fact[] };
  /** Commands in the order in which they were performed. */
  pending: { key: number; value: PendingCommand; indexes: { uid: string; id: string } };
}

export const databaseName = 'hundred-sync';

const openDatabase = (onClosed: () => void): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(databaseName, 1, {
    upgrade(database) {
      database.createObjectStore('heads', { keyPath: 'uid' });
      database.createObjectStore('chunks');
      const pending = database.createObjectStore('pending', { autoIncrement: true });
      pending.createIndex('uid', 'uid');
      pending.createIndex('id', 'id');
    },
    // Closes, so that a newer page in another tab does not wait for this one.
    blocking: (_, __, { target }) => (target as IDBDatabase).close(),
    terminated: onClosed,
  });

type Tables = ('heads' | 'chunks' | 'pending')[];
const tables: Tables = ['heads', 'chunks', 'pending'];

const chunksOf = (uid: string) => IDBKeyRange.bound([uid, 0], [uid, Number.POSITIVE_INFINITY]);

export async function openSyncStore(): Promise<SyncStore> {
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  const connect = () => {
    database ??= openDatabase(() => {
      database = undefined;
    });
    return database;
  };
  /** Opens the database again if the browser has closed it, as iOS does for pages in the background. */
  async function transact<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    try {
      return await work(await connect());
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error;
      database = undefined;
      return work(await connect());
    }
  }
  await connect();

  return {
    read: (uid, isWhole = false, known) =>
      transact(async (database) => {
        const transaction = database.transaction(tables);
        const [head, pending] = await Promise.all([
          transaction.objectStore('heads').get(uid),
          transaction.objectStore('pending').index('uid').getAll(uid),
        ]);
        if (!head) return { base: undefined, pending };
        if (head.version > factVersion) return { base: undefined, pending, isNewer: true };
        if (known?.facts && known.length === head.length && known.pulledAt === head.pulledAt)
          return { base: known, pending };
        const isCurrent = head.snapshot.version === snapshotVersion;
        if (isCurrent && pending.length === 0 && !isWhole)
          return { base: { ...head, facts: undefined }, pending };
        const chunks = await transaction.objectStore('chunks').getAll(chunksOf(uid));
        const facts = chunks.flat();
        // A log with missing chunks is pulled again.
        if (facts.length !== head.length) return { base: undefined, pending };
        const snapshot = isCurrent ? head.snapshot : (await loadDriver()).fold(facts);
        return { base: { ...head, snapshot, facts }, pending };
      }),

    write: (uid, change) =>
      transact(async (database) => {
        const { add = [], update = [], remove = [] } = change;
        const transaction = database.transaction(tables, 'readwrite', { durability: durabilityOf(change) });
        const [heads, chunks, pending] = [
          transaction.objectStore('heads'),
          transaction.objectStore('chunks'),
          transaction.objectStore('pending'),
        ];
        if (change.base) {
          const { expected, base, from, facts } = change.base;
          if (expected !== undefined && (await heads.get(uid))?.length !== expected) {
            await transaction.done;
            return false;
          }
          if (from === 0) await chunks.delete(chunksOf(uid));
          if (facts.length > 0) await chunks.put(facts, [uid, from]);
          if (base) await heads.put(headOf(uid, base));
          else await heads.delete(uid);
        }
        const keyOf = (id: string) => pending.index('id').getKey(id);
        for (const command of add) if ((await keyOf(command.id)) === undefined) await pending.add(command);
        for (const command of update) {
          const key = await keyOf(command.id);
          if (key !== undefined) await pending.put(command, key);
        }
        for (const id of remove) {
          const key = await keyOf(id);
          if (key !== undefined) await pending.delete(key);
        }
        await transaction.done;
        return true;
      }),

    clear: (uid, what) =>
      transact(async (database) => {
        const transaction = database.transaction(tables, 'readwrite');
        await transaction.objectStore('heads').delete(uid);
        await transaction.objectStore('chunks').delete(chunksOf(uid));
        if (what === 'everything') {
          const pending = transaction.objectStore('pending');
          for (const key of await pending.index('uid').getAllKeys(uid)) await pending.delete(key);
        }
        await transaction.done;
      }),
  };
}

/**
 * Commands and their facts are on disk before the page shows them as stored. The time of a pull without new facts may
 * be lost.
 */
const durabilityOf = ({ base, add = [], update = [] }: StoreChange): IDBTransactionDurability =>
  add.length + update.length + (base?.facts.length ?? 0) > 0 ? 'strict' : 'relaxed';

const headOf = (uid: string, { length, version, pulledAt, snapshot }: BaseLog): Head => ({
  uid,
  length,
  version,
  pulledAt,
  snapshot,
});

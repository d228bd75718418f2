import { type Fact, factVersion } from '@hundred/domain/challenge/facts/facts';
import { type Snapshot, snapshotVersion } from '@hundred/domain/challenge/fold/snapshot';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { PendingCommand } from '../command/pending-command';
import { inTime } from '../in-time';
import { loadDriver } from '../load-driver';
import type { BaseLog } from '../reducer/base-log';
import type { BaseChange, StoreChange, StoredLog, SyncStore, WriteOutcome } from './store';

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

type Database = IDBPDatabase<Schema>;
type Tables = ('heads' | 'chunks' | 'pending')[];
type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<Schema, Tables, Mode>;

export const databaseName = 'hundred-sync';
const tables: Tables = ['heads', 'chunks', 'pending'];

/** In milliseconds. */
const rulesLoadWithin = 3_000;

/** Stores the data in IndexedDB. The rules are loaded to fold the facts again after a snapshot of an older version. */
export async function openSyncStore(load = loadDriver): Promise<SyncStore> {
  let database: Promise<Database> | undefined;
  const connect = () => {
    database ??= openDatabase(() => {
      database = undefined;
    });
    return database;
  };
  /** Opens the database again if the browser has closed it, as iOS does for pages in the background. */
  async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
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
    read: (uid) => withDatabase((database) => readStored(database, uid, load, false)),
    readWithFacts: (uid, known) => withDatabase((database) => readStored(database, uid, load, true, known)),
    write: (uid, change) => withDatabase((database) => writeChange(database, uid, change)),
    clear: (uid, what) => withDatabase((database) => clearStored(database, uid, what)),
  };
}

const openDatabase = (onClosed: () => void): Promise<Database> =>
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

async function readStored(
  database: Database,
  uid: string,
  load: typeof loadDriver,
  isWhole: boolean,
  known?: BaseLog,
): Promise<StoredLog> {
  const transaction = database.transaction(tables);
  const [head, pending] = await Promise.all([
    transaction.objectStore('heads').get(uid),
    transaction.objectStore('pending').index('uid').getAll(uid),
  ]);
  if (!head) return { base: undefined, pending };
  if (!isReadable(head)) return { base: undefined, pending, isNewer: true };
  if (known?.facts && known.length === head.length && known.pulledAt === head.pulledAt)
    return { base: known, pending };
  const isSnapshotCurrent = head.snapshot.version === snapshotVersion;
  if (isSnapshotCurrent && pending.length === 0 && !isWhole)
    return { base: { ...head, facts: undefined }, pending };
  const facts = await readFacts(transaction, head);
  if (!facts) return { base: undefined, pending };
  const snapshot = isSnapshotCurrent ? head.snapshot : (await inTime(load(), rulesLoadWithin))?.fold(facts);
  // Without the rules there is no log yet. The driver reads again once it is loaded.
  return { base: snapshot && { ...head, snapshot, facts }, pending };
}

/** False if only a newer page can read the log. */
const isReadable = ({ version }: Head): boolean => version <= factVersion;

/** Undefined if chunks are missing. The log is then pulled again. */
async function readFacts<Mode extends IDBTransactionMode>(
  transaction: Transaction<Mode>,
  { uid, length }: Head,
): Promise<Fact[] | undefined> {
  const facts = (await transaction.objectStore('chunks').getAll(chunksOf(uid))).flat();
  return facts.length === length ? facts : undefined;
}

const chunksOf = (uid: string) => IDBKeyRange.bound([uid, 0], [uid, Number.POSITIVE_INFINITY]);

async function writeChange(database: Database, uid: string, change: StoreChange): Promise<WriteOutcome> {
  const transaction = database.transaction(tables, 'readwrite', { durability: durabilityOf(change) });
  if (change.base && !(await continuesStored(transaction, uid, change.base))) {
    await transaction.done;
    return 'overtaken';
  }
  if (change.base) await writeBase(transaction, uid, change.base);
  await writePending(transaction, change);
  await transaction.done;
  return 'written';
}

/** Without an expected log, one that this page cannot read is replaced. */
async function continuesStored(
  transaction: Transaction<'readwrite'>,
  uid: string,
  { expected }: BaseChange,
): Promise<boolean> {
  const head = await transaction.objectStore('heads').get(uid);
  if (expected !== undefined) return head?.length === expected;
  return !head || !isReadable(head) || !(await readFacts(transaction, head));
}

async function writeBase(
  transaction: Transaction<'readwrite'>,
  uid: string,
  { base, from, facts }: BaseChange,
): Promise<void> {
  const [heads, chunks] = [transaction.objectStore('heads'), transaction.objectStore('chunks')];
  if (from === 0) await chunks.delete(chunksOf(uid));
  if (facts.length > 0) await chunks.put(facts, [uid, from]);
  if (base) await heads.put(headOf(uid, base));
  else await heads.delete(uid);
}

async function writePending(
  transaction: Transaction<'readwrite'>,
  { add = [], update = [], remove = [] }: StoreChange,
): Promise<void> {
  const pending = transaction.objectStore('pending');
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
}

async function clearStored(database: Database, uid: string, what: 'log' | 'everything'): Promise<void> {
  const transaction = database.transaction(tables, 'readwrite');
  await transaction.objectStore('heads').delete(uid);
  await transaction.objectStore('chunks').delete(chunksOf(uid));
  if (what === 'everything') {
    const pending = transaction.objectStore('pending');
    for (const key of await pending.index('uid').getAllKeys(uid)) await pending.delete(key);
  }
  await transaction.done;
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

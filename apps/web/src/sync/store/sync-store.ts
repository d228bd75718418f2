import { type Fact, factVersion } from '@hundred/domain/challenge/facts/facts';
import { snapshotVersion } from '@hundred/domain/challenge/fold/snapshot';
import type { PendingCommand } from '../command/pending-command';
import { inTime } from '../in-time';
import { loadDriver } from '../load-driver';
import type { BaseLog } from '../reducer/base-log';
import type { BaseChange, StoreChange, StoredLog, SyncStore, WriteOutcome } from './store';
import {
  openDatabase,
  type StoredHead,
  type SyncDatabase,
  type SyncTransaction,
  tables,
} from './sync-database';

/** In milliseconds. */
const rulesLoadWithin = 3_000;

/** Stores the data in IndexedDB. The rules are loaded to fold the facts again after a snapshot of an older version. */
export async function openSyncStore(load = loadDriver): Promise<SyncStore> {
  const withDatabase = await openDatabase();
  return {
    read: (uid) =>
      withDatabase((database) =>
        readStored(database, uid, (transaction, head, pending) =>
          pending.length === 0 && isSnapshotCurrent(head)
            ? { ...head, facts: undefined }
            : readBase(transaction, head, load),
        ),
      ),
    readWithFacts: (uid, known) =>
      withDatabase((database) =>
        readStored(database, uid, (transaction, head) =>
          known?.facts && known.length === head.length && known.pulledAt === head.pulledAt
            ? known
            : readBase(transaction, head, load),
        ),
      ),
    write: (uid, change) => withDatabase((database) => writeChange(database, uid, change)),
    clear: (uid, what) => withDatabase((database) => clearStored(database, uid, what)),
  };
}

type ReadLog = (
  transaction: SyncTransaction<'readonly'>,
  head: StoredHead,
  pending: readonly PendingCommand[],
) => BaseLog | Promise<BaseLog | undefined>;

/** Reads the commands of a person, and their log with `readLog` unless only a newer page can read it. */
async function readStored(database: SyncDatabase, uid: string, readLog: ReadLog): Promise<StoredLog> {
  const transaction = database.transaction(tables);
  const [head, pending] = await Promise.all([
    transaction.objectStore('heads').get(uid),
    transaction.objectStore('pending').index('uid').getAll(uid),
  ]);
  if (!head) return { base: undefined, pending };
  if (!isReadable(head)) return { base: undefined, pending, isNewer: true };
  return { base: await readLog(transaction, head, pending), pending };
}

const isSnapshotCurrent = ({ snapshot }: StoredHead): boolean => snapshot.version === snapshotVersion;

/** Undefined if facts are missing, and until the rules are loaded that fold them. The driver then reads again. */
async function readBase(
  transaction: SyncTransaction<'readonly'>,
  head: StoredHead,
  load: typeof loadDriver,
): Promise<BaseLog | undefined> {
  const facts = await readFacts(transaction, head);
  if (!facts || isSnapshotCurrent(head)) return facts && { ...head, facts };
  const rules = await inTime(load(), rulesLoadWithin);
  return rules && { ...head, snapshot: rules.fold([...(head.shared ?? []), ...facts]), facts };
}

/** False if only a newer page can read the log. */
const isReadable = ({ version }: StoredHead): boolean => version <= factVersion;

/** Undefined if chunks are missing. The log is then pulled again. */
async function readFacts<Mode extends IDBTransactionMode>(
  transaction: SyncTransaction<Mode>,
  { uid, length }: StoredHead,
): Promise<Fact[] | undefined> {
  const facts = (await transaction.objectStore('chunks').getAll(chunksOf(uid))).flat();
  return facts.length === length ? facts : undefined;
}

const chunksOf = (uid: string) => IDBKeyRange.bound([uid, 0], [uid, Number.POSITIVE_INFINITY]);

async function writeChange(database: SyncDatabase, uid: string, change: StoreChange): Promise<WriteOutcome> {
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
  transaction: SyncTransaction<'readwrite'>,
  uid: string,
  { expected }: BaseChange,
): Promise<boolean> {
  const head = await transaction.objectStore('heads').get(uid);
  if (expected !== undefined) return head?.length === expected;
  return !head || !isReadable(head) || !(await readFacts(transaction, head));
}

async function writeBase(
  transaction: SyncTransaction<'readwrite'>,
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
  transaction: SyncTransaction<'readwrite'>,
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

async function clearStored(database: SyncDatabase, uid: string, what: 'log' | 'everything'): Promise<void> {
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

const headOf = (uid: string, { length, version, pulledAt, snapshot, shared }: BaseLog): StoredHead => ({
  uid,
  length,
  version,
  pulledAt,
  snapshot,
  ...(shared && { shared }),
});

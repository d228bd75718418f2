import { type Fact, factVersion } from '@hundred/domain/challenge/facts/facts';
import { snapshotVersion } from '@hundred/domain/challenge/fold/snapshot';
import type { PendingCommand } from '../command/pending-command';
import { inTime } from '../in-time';
import type { loadDriver } from '../load-driver';
import type { BaseLog } from '../reducer/base-log';
import type { StoredLog } from './store';
import { chunksOf, type StoredHead, type SyncDatabase, type SyncTransaction, tables } from './sync-database';

/** In milliseconds. */
const rulesLoadWithin = 3_000;

type ReadLog = (
  transaction: SyncTransaction<'readonly'>,
  head: StoredHead,
  pending: readonly PendingCommand[],
) => BaseLog | Promise<BaseLog | undefined>;

/** Reads the commands of a person, and their log with `readLog` unless only a newer page can read it. */
export async function readStored(database: SyncDatabase, uid: string, readLog: ReadLog): Promise<StoredLog> {
  const transaction = database.transaction(tables);
  const [head, pending] = await Promise.all([
    transaction.objectStore('heads').get(uid),
    transaction.objectStore('pending').index('uid').getAll(uid),
  ]);
  if (!head) return { base: undefined, pending };
  if (!isReadable(head)) return { base: undefined, pending, isNewer: true };
  return { base: await readLog(transaction, head, pending), pending };
}

/** Leaves out the facts, unless pending commands or an older snapshot need them. */
export const readSnapshotOnly =
  (load: typeof loadDriver): ReadLog =>
  (transaction, head, pending) =>
    pending.length === 0 && isSnapshotCurrent(head)
      ? { ...head, facts: undefined }
      : readBase(transaction, head, load);

/** Returns the `known` log if the stored one is the same, because facts take long to read. */
export const readUnlessKnown =
  (known: BaseLog | undefined, load: typeof loadDriver): ReadLog =>
  (transaction, head) =>
    known?.facts && known.length === head.length && known.pulledAt === head.pulledAt
      ? known
      : readBase(transaction, head, load);

/**
 * Undefined if facts are missing. A snapshot of an older version is folded again; until the rules for that are loaded
 * the log is undefined as well, and the driver reads it again.
 */
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

const isSnapshotCurrent = ({ snapshot }: StoredHead): boolean => snapshot.version === snapshotVersion;

/** False if only a newer page can read the log. */
export const isReadable = ({ version }: StoredHead): boolean => version <= factVersion;

/** Undefined if chunks are missing. The log is then pulled again. */
export async function readFacts<Mode extends IDBTransactionMode>(
  transaction: SyncTransaction<Mode>,
  { uid, length }: StoredHead,
): Promise<Fact[] | undefined> {
  const facts = (await transaction.objectStore('chunks').getAll(chunksOf(uid))).flat();
  return facts.length === length ? facts : undefined;
}

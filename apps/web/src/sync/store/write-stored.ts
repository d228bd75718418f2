import type { BaseChange, StoreChange, WriteOutcome } from './store';
import { hasReadableFacts, isSameLog, readFacts } from './stored-head';
import { beginTransaction, chunkRangeOf, type SyncDatabase, type SyncTransaction } from './sync-database';

/** Writes a change in one transaction, unless another tab has stored other facts since the page read them. */
export async function writeChange(
  database: SyncDatabase,
  uid: string,
  change: StoreChange,
): Promise<WriteOutcome> {
  const transaction = beginTransaction(database, 'readwrite', { durability: durabilityOf(change) });
  if (change.base && !(await mayOverwrite(transaction, uid, change.base))) {
    await transaction.done;
    return 'overtaken';
  }
  if (change.base) await writeBase(transaction, uid, change.base);
  await writePending(transaction, change);
  await transaction.done;
  return 'written';
}

/**
 * Whether the log of the device may be replaced: it is the expected one. If none is expected, there may be none, or one that
 * this page cannot read because facts are missing or a newer page stored it before the server went back to this version.
 */
async function mayOverwrite(
  transaction: SyncTransaction<'readwrite'>,
  uid: string,
  { expected }: BaseChange,
): Promise<boolean> {
  const head = await transaction.objectStore('heads').get(uid);
  if (expected) return head !== undefined && isSameLog(head, expected);
  return !head || !hasReadableFacts(head) || !(await readFacts(transaction, head));
}

async function writeBase(
  transaction: SyncTransaction<'readwrite'>,
  uid: string,
  { base, from, facts }: BaseChange,
): Promise<void> {
  const [heads, chunks] = [transaction.objectStore('heads'), transaction.objectStore('chunks')];
  if (from === 0) await chunks.delete(chunkRangeOf(uid));
  if (facts.length > 0) await chunks.put(facts, [uid, from]);
  if (!base) return heads.delete(uid);
  const { facts: _inChunks, ...head } = base;
  await heads.put({ ...head, uid });
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

/**
 * Strict for commands and facts, which have to be on disk before the page shows them as stored. Other changes may be lost,
 * such as the time of a pull without new facts.
 */
const durabilityOf = ({ base, add = [], update = [] }: StoreChange): IDBTransactionDurability =>
  add.length + update.length + (base?.facts.length ?? 0) > 0 ? 'strict' : 'relaxed';

import { canPush } from '../command/pending-command';
import { inTime } from '../in-time';
import { type loadDriver, rulesTimeoutMs } from '../load-driver';
import type { BaseLog } from '../reducer/base-log';
import type { StoredLog } from './store';
import { hasCurrentSnapshot, hasReadableFacts, isSameLog, readFacts } from './stored-head';
import { beginTransaction, type StoredHead, type SyncDatabase, type SyncTransaction } from './sync-database';

interface ReadOptions {
  /** Whether the facts are read although no pending command needs them. */
  needsFacts?: boolean;
  /** The log as it was read last. Its facts are not read again, because that takes long. */
  lastRead?: BaseLog | undefined;
  /** Loads the rules, which fold the facts again if the stored snapshot has an older version. */
  load: typeof loadDriver;
}

/** Reads the commands of a person, and their log unless only a newer page can read it. */
export async function readStoredLog(
  database: SyncDatabase,
  uid: string,
  options: ReadOptions,
): Promise<StoredLog> {
  const transaction = beginTransaction(database, 'readonly');
  const [head, pending] = await Promise.all([
    transaction.objectStore('heads').get(uid),
    transaction.objectStore('pending').index('uid').getAll(uid),
  ]);
  if (!head) return { base: undefined, pending };
  if (!hasReadableFacts(head)) return { base: undefined, pending, isNewer: true };
  const needsFacts = options.needsFacts || pending.some(canPush);
  return { base: await readBase(transaction, head, { ...options, needsFacts }), pending };
}

/**
 * Undefined if facts are missing, or if an old snapshot needs the rules and they do not load in time. The page then starts
 * cold, until the driver reads the log again.
 */
async function readBase(
  transaction: SyncTransaction<'readonly'>,
  head: StoredHead,
  { needsFacts, lastRead, load }: ReadOptions,
): Promise<BaseLog | undefined> {
  const unchanged = lastRead && withFactsOf(lastRead, head);
  if (unchanged) return unchanged;
  const isCurrent = hasCurrentSnapshot(head);
  if (isCurrent && !needsFacts) return { ...head, facts: undefined };
  const facts = await readFacts(transaction, head);
  if (!facts) return undefined;
  if (isCurrent) return { ...head, facts };
  // Another version of the page stored the snapshot, so the facts are folded again, after those that the installation adds
  // to every log (`shared`).
  const rules = await inTime(load(), rulesTimeoutMs);
  return rules && { ...head, snapshot: rules.fold([...(head.shared ?? []), ...facts]), facts };
}

/** The stored log with the facts that were read last; undefined if it has others by now. */
function withFactsOf(lastRead: BaseLog, head: StoredHead): BaseLog | undefined {
  if (!lastRead.facts || !isSameLog(head, lastRead)) return undefined;
  if (lastRead.pulledAt === head.pulledAt) return lastRead;
  // Same facts, but the head is newer: the server has confirmed the log again.
  return hasCurrentSnapshot(head) ? { ...head, facts: lastRead.facts } : undefined;
}

import { canPush } from '../command/pending-command';
import { inTime } from '../in-time';
import { type loadDriver, rulesLoadWithin } from '../load-driver';
import type { BaseLog } from '../reducer/base-log';
import type { StoredLog } from './store';
import { hasCurrentSnapshot, isReadable, isSameLog, readFacts } from './stored-head';
import { begin, type StoredHead, type SyncDatabase, type SyncTransaction } from './sync-database';

interface ReadOptions {
  /** Whether the facts are read although no pending command needs them. */
  needsFacts?: boolean;
  /** The log as it was read last. Its facts are not read again, because that takes long. */
  known?: BaseLog | undefined;
  /** Loads the rules, which fold the facts again if the stored snapshot has an older version. */
  load: typeof loadDriver;
}

/** Reads the commands of a person, and their log unless only a newer page can read it. */
export async function readStoredLog(
  database: SyncDatabase,
  uid: string,
  options: ReadOptions,
): Promise<StoredLog> {
  const transaction = begin(database, 'readonly');
  const [head, pending] = await Promise.all([
    transaction.objectStore('heads').get(uid),
    transaction.objectStore('pending').index('uid').getAll(uid),
  ]);
  if (!head) return { base: undefined, pending };
  if (!isReadable(head)) return { base: undefined, pending, isNewer: true };
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
  { needsFacts, known, load }: ReadOptions,
): Promise<BaseLog | undefined> {
  const unchanged = known && withKnownFacts(head, known);
  if (unchanged) return unchanged;
  const isCurrent = hasCurrentSnapshot(head);
  if (isCurrent && !needsFacts) return { ...head, facts: undefined };
  const facts = await readFacts(transaction, head);
  if (!facts) return undefined;
  if (isCurrent) return { ...head, facts };
  // Another version of the page stored the snapshot, so the facts are folded again.
  const rules = await inTime(load(), rulesLoadWithin);
  return rules && { ...head, snapshot: rules.fold([...(head.shared ?? []), ...facts]), facts };
}

/** The known log if the stored one has the same facts, so that these are not read again; otherwise undefined. */
function withKnownFacts(head: StoredHead, known: BaseLog): BaseLog | undefined {
  if (!known.facts || !isSameLog(head, known)) return undefined;
  if (known.pulledAt === head.pulledAt) return known;
  // Same facts, but the head is newer: the server has confirmed the log again.
  return hasCurrentSnapshot(head) ? { ...head, facts: known.facts } : undefined;
}

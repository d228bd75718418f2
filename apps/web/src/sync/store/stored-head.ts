import { type Fact, factVersion } from '@hundred/domain/challenge/facts/facts';
import { snapshotVersion } from '@hundred/domain/challenge/fold/snapshot';
import type { BaseLog } from '../reducer/base-log';
import { chunksOf, type StoredHead, type SyncTransaction } from './sync-database';

/**
 * Whether the stored log has the same facts. It compares the length and the instant of the last fact, because the log of a
 * restored backup may be as long. The snapshot of an older page may lack that instant, so only the length counts then.
 */
export const isSameLog = (head: StoredHead, { length, snapshot }: BaseLog): boolean =>
  head.length === length && (!hasCurrentSnapshot(head) || head.snapshot.lastAt === snapshot.lastAt);

/** False if an older page has stored the snapshot. */
export const hasCurrentSnapshot = ({ snapshot }: StoredHead) => snapshot.version === snapshotVersion;

/** False if only a newer page can read the log. */
export const hasReadableFacts = ({ version }: StoredHead): boolean => version <= factVersion;

/** Undefined if chunks are missing. The log is then pulled again. */
export async function readFacts(
  transaction: SyncTransaction<IDBTransactionMode>,
  { uid, length }: StoredHead,
): Promise<Fact[] | undefined> {
  const facts = (await transaction.objectStore('chunks').getAll(chunksOf(uid))).flat();
  return facts.length === length ? facts : undefined;
}

import { type Fact, factVersion } from '@hundred/domain/challenge/facts/facts';
import { snapshotVersion } from '@hundred/domain/challenge/fold/snapshot';
import type { BaseLog } from '../reducer/base-log';
import { chunkRangeOf, type StoredHead, type SyncTransaction } from './sync-database';

/**
 * Whether the stored log has the same facts: as many, and the last at the same instant. The length alone is not enough,
 * because the log of a restored backup may be as long. A snapshot of another version may lack the instant and is not
 * compared.
 */
export const isSameLog = (head: StoredHead, { length, snapshot }: BaseLog): boolean =>
  head.length === length && (!hasCurrentSnapshot(head) || head.snapshot.lastAt === snapshot.lastAt);

/** False if an older page has stored the snapshot. */
export const hasCurrentSnapshot = ({ snapshot }: StoredHead) => snapshot.version === snapshotVersion;

/** False if only a newer page can read the log. */
export const hasReadableFacts = ({ version }: StoredHead): boolean => version <= factVersion;

/** Reads all facts of a log. Undefined if chunks are missing; the log is then pulled again. */
export async function readFacts(
  transaction: SyncTransaction<IDBTransactionMode>,
  { uid, length }: StoredHead,
): Promise<Fact[] | undefined> {
  const facts = (await transaction.objectStore('chunks').getAll(chunkRangeOf(uid))).flat();
  return facts.length === length ? facts : undefined;
}

import type { Storage } from '../../db/storage';
import type { Logger } from '../../logging/logger';

/**
 * A disk counts as full for this long after a refused write. Clients retry within seconds, so the next refusal comes
 * earlier if the disk stays full.
 */
const shortForMs = 10_000;

export interface DiskSpace {
  /** Records that a write was refused because the disk of the storage is full. */
  noteRefusedWrite(): void;
  /** Whether a write was refused recently. */
  isShort(): boolean;
}

/**
 * A full disk can still be read, so only a refused write reveals it. The log says what to do once for as long as the
 * disk is full, and not with every request, because the log may be on that very disk.
 */
export function watchDiskSpace(
  { kind, connection }: Pick<Storage, 'kind' | 'connection'>,
  log: Pick<Logger, 'error'>,
  clock: () => number,
): DiskSpace {
  const storageName = kind === 'embedded' ? connection.host : 'the PostgreSQL server';
  let lastRefusalAt = Number.NEGATIVE_INFINITY;
  const isShort = () => clock() - lastRefusalAt < shortForMs;
  return {
    isShort,
    noteRefusedWrite() {
      if (!isShort()) {
        log.error(
          {},
          `the disk of ${storageName} is full: free some space. Until then the server saves nothing. Reps stay on people’s devices`,
        );
      }
      lastRefusalAt = clock();
    },
  };
}

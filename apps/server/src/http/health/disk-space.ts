import type { Storage } from '../../db/storage';
import type { Logger } from '../../logging/logger';

/** A refused client retries within seconds, so a disk that stays full is noticed again within this time. */
const heldForMs = 10_000;

export interface DiskSpace {
  /** Records that a write was refused because the disk of the storage is full. */
  noteRefusedWrite(): void;
  /** Whether a write was refused recently. */
  isShort(): boolean;
}

/**
 * A full disk can still be read, so only a failed write reveals it. The log says what to do, once for as long as it
 * lasts and not with every request, because the log may be on that very disk.
 */
export function watchDiskSpace(
  { kind, connection }: Pick<Storage, 'kind' | 'connection'>,
  log: Pick<Logger, 'error'>,
  clock: () => number,
): DiskSpace {
  const place = kind === 'embedded' ? connection.host : 'the PostgreSQL server';
  let lastAt = Number.NEGATIVE_INFINITY;
  const isShort = () => clock() - lastAt < heldForMs;
  return {
    isShort,
    noteRefusedWrite() {
      if (!isShort()) {
        log.error(
          {},
          `the disk of ${place} is full: free some space. Until then the server saves nothing. Reps stay on people’s devices`,
        );
      }
      lastAt = clock();
    },
  };
}

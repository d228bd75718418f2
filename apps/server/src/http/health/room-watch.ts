import type { Storage } from '../../db/storage';
import type { Logger } from '../../logging/logger';

/** Whoever was refused sends it again within seconds, so that a disk that stays full is heard of again by then. */
const heldForMs = 10_000;

export interface RoomWatch {
  /** A write was refused, because the disk of the storage is full. */
  refused(): void;
  /** Whether that was just now. */
  isOut(): boolean;
}

/**
 * A full disk can be read: only whoever writes learns of it. The log says what to do, once for as long as it lasts, and
 * not with every request: the log may be on that very disk.
 */
export function watchRoom(
  { kind, connection }: Pick<Storage, 'kind' | 'connection'>,
  log: Pick<Logger, 'error'>,
  clock: () => number,
): RoomWatch {
  const place = kind === 'embedded' ? connection.host : 'the PostgreSQL server';
  let lastAt = Number.NEGATIVE_INFINITY;
  const isOut = () => clock() - lastAt < heldForMs;
  return {
    isOut,
    refused() {
      if (!isOut()) {
        log.error(
          {},
          `the disk of ${place} is full: make room. Until then what people do is refused, and waits on their devices`,
        );
      }
      lastAt = clock();
    },
  };
}

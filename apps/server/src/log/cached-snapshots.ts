import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { LRUCache } from 'lru-cache';
import { makeQuery } from '../db/query';
import type { Storage } from '../db/storage';
import { renewHead } from './head';
import { type LogLength, readLogsWithSnapshotOf } from './several-logs';

/** Each snapshot takes a few kilobytes. */
const maxCachedSnapshots = 1000;

/**
 * Reads the snapshots of the people in a list, such as a board. Reading them all took half of a board's time, so they
 * are cached: the same few people stay at the top for hours, and a log of the same length has the same snapshot.
 */
export type ReadSnapshots = (logs: readonly LogLength[]) => Promise<Map<string, Snapshot>>;

export function makeReadSnapshots(storage: Pick<Storage, 'pool' | 'kind' | 'database'>): ReadSnapshots {
  const query = makeQuery(storage);
  const cache = new LRUCache<string, { length: number; snapshot: Snapshot }>({ max: maxCachedSnapshots });

  return async (logs) => {
    const snapshots = new Map<string, Snapshot>();
    for (const { personId, length } of logs) {
      const cached = cache.get(personId);
      if (cached?.length === length) snapshots.set(personId, cached.snapshot);
    }
    const missing = logs.map(({ personId }) => personId).filter((personId) => !snapshots.has(personId));
    if (missing.length === 0) return snapshots;
    for (const log of await readLogsWithSnapshotOf(query, missing)) {
      // The stored fold may be outdated.
      const { personId, length, snapshot } = await renewHead(storage.database, log.personId, log);
      snapshots.set(personId, snapshot);
      cache.set(personId, { length, snapshot });
    }
    return snapshots;
  };
}

import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { LRUCache } from 'lru-cache';
import { makeQuery } from '../db/query';
import type { Storage } from '../db/storage';
import { renewHead } from './head';
import { type LogLength, readLogsWithSnapshotOf } from './several-logs';

/** Each takes a few kilobytes. */
const mostCached = 1000;

/**
 * The folds of the people in a list. The same few people stay at the top for hours, and a log of the same length has
 * the same fold, so most of them are cached. Reading them took half of a board's time.
 */
export type ReadSnapshots = (logs: readonly LogLength[]) => Promise<Map<string, Snapshot>>;

export function makeReadSnapshots(storage: Pick<Storage, 'pool' | 'kind' | 'database'>): ReadSnapshots {
  const query = makeQuery(storage);
  const cache = new LRUCache<string, { length: number; snapshot: Snapshot }>({ max: mostCached });

  return async (logs) => {
    const found = new Map<string, Snapshot>();
    for (const { personId, length } of logs) {
      const cached = cache.get(personId);
      if (cached?.length === length) found.set(personId, cached.snapshot);
    }
    const missing = logs.map(({ personId }) => personId).filter((personId) => !found.has(personId));
    if (missing.length === 0) return found;
    for (const log of await readLogsWithSnapshotOf(query, missing)) {
      const { personId, length, snapshot } = await renewHead(storage.database, log.personId, log);
      found.set(personId, snapshot);
      cache.set(personId, { length, snapshot });
    }
    return found;
  };
}

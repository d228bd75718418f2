import type { Fact } from '@hundred/domain/challenge/facts/facts';
import type { Database } from '../db/storage';
import type { ReadLog } from './execution';
import { readFacts } from './facts';

/** About 20 MB: two of the longest logs possible. */
const maxCachedFacts = 45_000;
/** Facts read in one statement: on embedded storage every other request waits for it. */
const factsAtOnce = 500;
/** A device sends everything it did offline within a short time. */
const cachedMs = 60_000;

/**
 * Reads whole logs, and caches the facts of the last ones for a minute: a log only grows, so the next read needs only its
 * newer facts. On embedded storage 20,000 facts take half a second of the one session that all requests share.
 */
export function makeCachedReadLog(database: Database): ReadLog {
  /** The log that was read last comes last. */
  const cache = new Map<string, Fact[]>();
  let timer: NodeJS.Timeout | undefined;
  return async ({ length }, personId, signal) => {
    const facts = cache.get(personId) ?? [];
    // Removed while it grows, because a concurrent read of the same log would add the same facts again.
    cache.delete(personId);
    while (facts.length < length) {
      signal.throwIfAborted();
      const missing = Math.min(factsAtOnce, length - facts.length);
      const newer = await readFacts(database, personId, facts.length, missing);
      if (newer.length === 0) throw new Error('the log is shorter than it was: the person has been deleted');
      facts.push(...newer);
    }
    // The next read adds to the same array, so callers use it before they wait for anything else.
    cache.set(personId, facts);
    evictOldest(cache);
    clearTimeout(timer);
    timer = setTimeout(() => cache.clear(), cachedMs).unref();
    return facts.length === length ? facts : facts.slice(0, length);
  };
}

/** Removes the logs that were read longest ago, until the others have few enough facts. */
function evictOldest(cache: Map<string, Fact[]>): void {
  let factsSoFar = 0;
  const newestFirst = [...cache].reverse();
  for (const [personId, { length }] of newestFirst) {
    factsSoFar += length;
    if (factsSoFar > maxCachedFacts) cache.delete(personId);
  }
}

import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** How many addresses and people are counted at a time; the least recently seen are dropped. */
const mostKeys = 5000;

interface Count {
  current: number;
  beganAt: number;
}

/**
 * Counters of one server. Those of the plugin read the machine's clock: when it was set back, no time window ended
 * until the clock had caught up, and everybody was refused.
 */
export class LocalCounts implements FastifyRateLimitStore {
  readonly #counts = new LRUCache<string, Count>({ max: mostKeys });

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow = 0,
  ): void {
    const now = performance.now();
    const stored = this.#counts.get(key);
    const isAlive = stored !== undefined && now < stored.beganAt + timeWindow;
    const count = isAlive ? stored : { current: 0, beganAt: now };
    count.current += 1;
    this.#counts.set(key, count);
    callback(null, { current: count.current, ttl: timeWindow - (now - count.beganAt) });
  }

  /** The plugin makes a child for each limit besides the first, so that every limit counts by itself. */
  child(): LocalCounts {
    return new LocalCounts();
  }
}

import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** Addresses and people that are counted at a time. */
const mostKeys = 5000;

interface Count {
  current: number;
  beganAt: number;
}

/**
 * Counters of one server. The plugin's own read the machine's clock: once that was set back, they went on counting until
 * it had caught up, and refused everybody.
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

  child(): LocalCounts {
    return new LocalCounts();
  }
}

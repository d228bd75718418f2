import { LRUCache } from 'lru-cache';

/**
 * A cache for answers that pages poll for in turns. A full cache takes a new key only in place of an entry that was
 * not used for `idleMs`. A plain LRU cache with one key too many would drop each entry just before its next use, and
 * no poll would find one.
 */
export class PollCache<Key extends {}, Value> {
  readonly #entries: LRUCache<Key, { value: Value; usedAt: number }>;
  readonly #idleMs: number;
  readonly #clock: () => number;

  constructor(max: number, idleMs: number, clock = () => performance.now()) {
    this.#entries = new LRUCache({ max });
    this.#idleMs = idleMs;
    this.#clock = clock;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry) entry.usedAt = this.#clock();
    return entry?.value;
  }

  set(key: Key, value: Value): void {
    if (this.#entries.has(key) || this.#hasRoom()) {
      this.#entries.set(key, { value, usedAt: this.#clock() });
    }
  }

  #hasRoom(): boolean {
    if (this.#entries.size < this.#entries.max) return true;
    const { value: leastRecentlyUsed } = this.#entries.rvalues().next();
    return this.#clock() - leastRecentlyUsed!.usedAt >= this.#idleMs;
  }
}

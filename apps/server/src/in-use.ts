/**
 * So many entries at most. Where there is no room, what nobody asked for lately makes it; where all of it is in use, what is
 * new is not kept. Pages ask in turns that repeat: if the oldest went instead, one entry too many would let each go just
 * before it is asked for again, and nothing would ever be found.
 */
export class InUse<Key, Value> {
  readonly #most: number;
  readonly #inUseMs: number;
  readonly #clock: () => number;
  /** What was asked for the longest ago comes first. */
  readonly #kept = new Map<Key, { value: Value; askedAt: number }>();

  constructor(most: number, inUseMs: number, clock = () => performance.now()) {
    this.#most = most;
    this.#inUseMs = inUseMs;
    this.#clock = clock;
  }

  get(key: Key): Value | undefined {
    const found = this.#kept.get(key);
    if (found) this.#put(key, found.value);
    return found?.value;
  }

  set(key: Key, value: Value): void {
    if (this.#kept.has(key) || this.#hasRoom()) this.#put(key, value);
  }

  #put(key: Key, value: Value): void {
    this.#kept.delete(key);
    this.#kept.set(key, { value, askedAt: this.#clock() });
  }

  #hasRoom(): boolean {
    if (this.#kept.size < this.#most) return true;
    const [oldest, { askedAt }] = this.#kept.entries().next().value!;
    return this.#clock() - askedAt >= this.#inUseMs && this.#kept.delete(oldest);
  }
}

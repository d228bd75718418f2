import { describe, expect, it } from 'vitest';
import { PollCache } from './poll-cache';

const max = 10;
const idleMs = 30_000;
const pollMs = 15_000;

function cacheWithClock() {
  let now = 0;
  const cache = new PollCache<number, string>(max, idleMs, () => now);
  return { cache, advance: (ms: number) => (now += ms) };
}

describe('A poll cache', () => {
  it('answers as many viewers as it has entries, however many poll in turns', () => {
    for (const viewers of [9, 10, 11, 20]) {
      const { cache, advance } = cacheWithClock();
      let hits = 0;
      for (let round = 0; round < 5; round += 1) {
        for (let viewer = 0; viewer < viewers; viewer += 1) {
          if (cache.get(viewer) === undefined) cache.set(viewer, `answer of ${viewer}`);
          else hits += 1;
          advance(pollMs / viewers);
        }
      }
      // The first of the five rounds finds nothing.
      expect(hits, `of ${viewers} viewers`).toBe(4 * Math.min(viewers, max));
    }
  });

  it('replaces the least recently used entry once that is idle', () => {
    const { cache, advance } = cacheWithClock();
    for (let viewer = 0; viewer < max; viewer += 1) cache.set(viewer, 'first');
    advance(idleMs);
    cache.get(0);
    cache.set(100, 'new');
    expect([cache.get(0), cache.get(1), cache.get(2), cache.get(100)]).toEqual([
      'first',
      undefined,
      'first',
      'new',
    ]);
  });

  it('replaces the value of a key that it holds, and takes no new key, while all entries are in use', () => {
    const { cache } = cacheWithClock();
    for (let viewer = 0; viewer < max; viewer += 1) cache.set(viewer, 'first');
    cache.set(3, 'second');
    cache.set(100, 'new');
    expect([cache.get(3), cache.get(100)]).toEqual(['second', undefined]);
  });
});

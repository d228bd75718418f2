import { describe, expect, it } from 'vitest';
import { InUse } from './in-use';

const most = 10;
const inUseMs = 30_000;
const pollMs = 15_000;

function keptWithClock() {
  let now = 0;
  const kept = new InUse<number, string>(most, inUseMs, () => now);
  return { kept, pass: (ms: number) => (now += ms) };
}

describe('what is kept while it is in use', () => {
  it('is found by as many as there is room for, however many ask in turns', () => {
    for (const viewers of [9, 10, 11, 20]) {
      const { kept, pass } = keptWithClock();
      let found = 0;
      for (let round = 0; round < 5; round += 1) {
        for (let viewer = 0; viewer < viewers; viewer += 1) {
          if (kept.get(viewer) === undefined) kept.set(viewer, `answer of ${viewer}`);
          else found += 1;
          pass(pollMs / viewers);
        }
      }
      expect(found, `of ${viewers} viewers`).toBe(4 * Math.min(viewers, most));
    }
  });

  it('makes room once nobody has asked for it for a while, what was asked for the longest ago first', () => {
    const { kept, pass } = keptWithClock();
    for (let viewer = 0; viewer < most; viewer += 1) kept.set(viewer, 'first');
    pass(inUseMs);
    kept.get(0);
    kept.set(100, 'new');
    expect([kept.get(0), kept.get(1), kept.get(2), kept.get(100)]).toEqual([
      'first',
      undefined,
      'first',
      'new',
    ]);
  });

  it('is replaced by what is newer of the same, also where there is no room', () => {
    const { kept } = keptWithClock();
    for (let viewer = 0; viewer < most; viewer += 1) kept.set(viewer, 'first');
    kept.set(3, 'second');
    kept.set(100, 'new');
    expect([kept.get(3), kept.get(100)]).toEqual(['second', undefined]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentile } from './percentile';

describe('The percentile', () => {
  it.each([
    [1, 200, 1],
    [2, 200, 1],
    [3, 200, 2],
    [199, 200, 100],
    [200, 200, 100],
    [1, 1, 1],
    [1, 2, 1],
    [2, 2, 100],
    [1, 30, 1],
    [2, 30, 7],
    [1, 1_000_000, 1],
    [29, 100, 29],
    [58, 100, 58],
    [201, 200, 100],
  ])('of rank %i of %i is the top %i%%', (rank, total, expected) => {
    expect(percentile(rank, total)).toBe(expected);
  });

  it('is 0 when not ranked yet', () => {
    expect(percentile(null, 200)).toBe(0);
    expect(percentile(null, 0)).toBe(0);
  });

  it('is a whole number from 1 to 100 that never falls as the rank goes down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (total, pick) => {
        const rank = 1 + (pick % total);
        const top = percentile(rank, total);
        expect(Number.isInteger(top) && top >= 1 && top <= 100).toBe(true);
        if (rank === 1) {
          expect(top).toBe(1);
          return;
        }
        expect(top * total).toBeGreaterThanOrEqual(rank * 100);
        expect((top - 1) * total).toBeLessThan(rank * 100);
      }),
    );
  });
});

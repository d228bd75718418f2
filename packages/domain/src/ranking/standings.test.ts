import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankedReps } from './score';
import { percentile, type Score, standings } from './standings';

describe('what counts for ranking', () => {
  it('is the reps done', () => {
    expect(rankedReps({ reps: 10, target: 10 })).toBe(10);
    expect(rankedReps({ reps: 19, target: 10 })).toBe(19);
  });

  it('is no more than twice the target', () => {
    expect(rankedReps({ reps: 20, target: 10 })).toBe(20);
    expect(rankedReps({ reps: 1010, target: 10 })).toBe(20);
  });
});

describe('standings', () => {
  const row = (id: string, score: number, reachedAt = 0): Score => ({ id, score, reachedAt });
  const ranksOf = (rows: readonly Score[]) => standings(rows).map(({ id, rank }) => [id, rank]);

  it('share a rank between equal scores: 1, 2, 2, 4', () => {
    const rows = [row('d', 10), row('b', 30, 1), row('a', 40), row('c', 30, 2)];
    expect(ranksOf(rows)).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 2],
      ['d', 4],
    ]);
  });

  it('put whoever reached an equal score first above, then go by id', () => {
    const rows = [row('z', 30, 5), row('b', 30, 9), row('a', 30, 9)];
    expect(ranksOf(rows)).toEqual([
      ['z', 1],
      ['a', 1],
      ['b', 1],
    ]);
  });

  it('leave out a score of 0', () => {
    expect(ranksOf([row('a', 0), row('b', 1)])).toEqual([['b', 1]]);
    expect(standings([])).toEqual([]);
  });

  it('give every person the rank 1 + the number of people above', () => {
    const scores = fc.uniqueArray(
      fc.record({ id: fc.uuid(), score: fc.nat({ max: 6 }), reachedAt: fc.nat({ max: 3 }) }),
      { selector: (score) => score.id, maxLength: 40 },
    );
    fc.assert(
      fc.property(scores, (rows) => {
        const board = standings(rows);
        expect(board).toHaveLength(rows.filter((other) => other.score > 0).length);
        for (const person of board) {
          expect(person.rank).toBe(1 + rows.filter((other) => other.score > person.score).length);
        }
      }),
    );
  });

  it('do not depend on the order in which the rows come', () => {
    const rows = [row('a', 3, 1), row('b', 3, 1), row('c', 3, 0), row('d', 7, 2), row('e', 0, 0)];
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
        expect(standings(shuffled)).toEqual(standings(rows));
      }),
    );
  });
});

describe('percentile', () => {
  it.each([
    [1, 200, 1],
    [2, 200, 1],
    [3, 200, 2],
    [199, 200, 100],
    [200, 200, 100],
    [1, 1, 100],
    [1, 1_000_000, 1],
    [29, 100, 29],
    [58, 100, 58],
    [201, 200, 100],
  ])('rank %i of %i is in the top %i%%', (rank, total, expected) => {
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
        expect(top * total).toBeGreaterThanOrEqual(rank * 100);
        expect((top - 1) * total).toBeLessThan(rank * 100);
      }),
    );
  });
});

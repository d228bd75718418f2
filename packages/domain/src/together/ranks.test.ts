import { expect, it } from 'vitest';
import { rankRows } from './ranks';

it('Equal scores share a rank', () => {
  const rows = rankRows(
    [{ score: 5 }, { score: 9 }, { score: 7 }, { score: 7 }],
    (one, other) => other.score - one.score,
  );
  expect(rows).toEqual([
    { score: 9, rank: 1 },
    { score: 7, rank: 2 },
    { score: 7, rank: 2 },
    { score: 5, rank: 4 },
  ]);
});

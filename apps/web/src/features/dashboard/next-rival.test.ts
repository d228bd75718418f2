import type { BoardEntry } from '@hundred/contract/leaderboards';
import { expect, it } from 'vitest';
import { nextRival } from './next-rival';

const entry = (rank: number, totalRepsCompleted: number, isCurrentUser = false) =>
  ({ rank, totalRepsCompleted, isCurrentUser }) as BoardEntry;

it('The next rival has the nearest rank above, with the missing reps', () => {
  expect(nextRival([entry(54, 700), entry(55, 650), entry(56, 584, true), entry(57, 500)])).toEqual({
    reps: 66,
    rank: 55,
  });
});

it('A person who shares the rank is not a rival', () => {
  expect(nextRival([entry(1, 700), entry(2, 650), entry(2, 650, true)])).toEqual({ reps: 50, rank: 1 });
});

it('A person who is first or not on the board has no rival', () => {
  expect(nextRival([entry(1, 700, true), entry(2, 650)])).toBeNull();
  expect(nextRival([])).toBeNull();
});

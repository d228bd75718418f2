import type { BoardEntry } from '@hundred/contract/leaderboards';
import { expect, it } from 'vitest';
import { nextRival } from './next-rival';

const entry = (rank: number, totalRepsCompleted: number, isCurrentUser = false) =>
  ({ rank, totalRepsCompleted, isCurrentUser }) as BoardEntry;

it('the next rival is the nearest rank above, and what is missing to it', () => {
  expect(nextRival([entry(54, 700), entry(55, 650), entry(56, 584, true), entry(57, 500)])).toEqual({
    reps: 66,
    rank: 55,
  });
});

it('whoever shares the rank is no rival', () => {
  expect(nextRival([entry(1, 700), entry(2, 650), entry(2, 650, true)])).toEqual({ reps: 50, rank: 1 });
});

it('nobody is above the first, or known to who is not on the board', () => {
  expect(nextRival([entry(1, 700, true), entry(2, 650)])).toBeNull();
  expect(nextRival([])).toBeNull();
});

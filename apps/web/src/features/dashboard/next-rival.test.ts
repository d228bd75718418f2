import type { BoardEntry } from '@hundred/contract/leaderboards';
import { expect, it } from 'vitest';
import { nextRival } from './next-rival';

const other = (rank: number, totalRepsCompleted: number) =>
  ({ rank, totalRepsCompleted, isCurrentUser: false }) as BoardEntry;
const me = (rank: number, totalRepsCompleted: number) => ({
  ...other(rank, totalRepsCompleted),
  isCurrentUser: true,
});

const around = [other(54, 700), other(55, 650), me(56, 584), other(57, 500)];

it('The next rival has the nearest rank above, with the missing reps', () => {
  expect(nextRival(around, 584)).toEqual({ reps: 66, rank: 55 });
});

it('A person who has more reps since the board was requested is nearer, or has passed ranks', () => {
  expect(nextRival(around, 649)).toEqual({ reps: 1, rank: 55 });
  expect(nextRival(around, 650)).toEqual({ reps: 50, rank: 54 });
  expect(nextRival(around, 700)).toBeNull();
});

it('A person who shares the rank is not a rival', () => {
  const shared = [other(1, 700), other(2, 650), me(2, 650)];
  expect(nextRival(shared, 650)).toEqual({ reps: 50, rank: 1 });
});

it('A person who is first or not on the board has no rival', () => {
  expect(nextRival([me(1, 700), other(2, 650)], 700)).toBeNull();
  expect(nextRival([other(1, 700)], 0)).toBeNull();
  expect(nextRival([], 0)).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { raceOf, repsBetween } from './race';

const row = (rank: number, totalRepsCompleted: number, isCurrentUser = false) => ({
  rank,
  totalRepsCompleted,
  isCurrentUser,
});

describe('The race of a person', () => {
  it('contains the nearest two with more and the nearest with less', () => {
    const race = raceOf([row(53, 6803), row(54, 6742), row(55, 6650), row(56, 6518, true), row(57, 6477)]);
    expect(race).toMatchObject({ next: { rank: 55 }, afterNext: { rank: 54 }, behind: { rank: 57 } });
    expect(race?.next && repsBetween(race.me, race.next)).toBe(132);
  });

  it('skips people with the same score', () => {
    const race = raceOf([
      row(1, 40),
      row(2, 30),
      row(2, 30),
      row(4, 20),
      row(4, 20, true),
      row(4, 20),
      row(7, 10),
    ]);
    expect(race).toMatchObject({ next: { rank: 2 }, afterNext: { rank: 1 }, behind: { rank: 7 } });
  });

  it('has nobody ahead at the top and nobody behind at the end', () => {
    expect(raceOf([row(1, 40, true), row(2, 30)])).toMatchObject({
      next: null,
      afterNext: null,
      behind: { rank: 2 },
    });
    expect(raceOf([row(1, 40), row(2, 30, true)])).toMatchObject({
      next: { rank: 1 },
      afterNext: null,
      behind: null,
    });
  });

  it('is null for a person who is not on the board', () => {
    expect(raceOf([row(1, 40), row(2, 30)])).toBeNull();
    expect(raceOf([])).toBeNull();
  });
});

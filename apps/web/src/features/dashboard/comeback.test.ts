import { describe, expect, it } from 'vitest';
import { gapBefore } from './comeback';
import { runOfLetters } from './testing/run-of-letters';

const openDay = {
  dayNumber: 3,
  currentStreak: 0,
  allCompleted: false,
  isRestDay: false,
  opensOn: null,
  finished: false,
};

// One letter for each date, the last of which is today: `c` complete, `m` missed, `r` rest, `p` partial, `o` open.
describe('Coming back', () => {
  it('starts with a visit after three or more missed dates', () => {
    expect(gapBefore(openDay, runOfLetters('ccmmo'))).toBeUndefined();
    expect(gapBefore(openDay, runOfLetters('ccmmmo'))).toMatchObject({
      first: '2026-06-03',
      last: '2026-06-05',
    });
    expect(gapBefore(openDay, runOfLetters('ccmmmp'))).toMatchObject({ dates: 3 });
  });

  it('ends with the first completed day, and needs an open day', () => {
    expect(gapBefore({ ...openDay, currentStreak: 1 }, runOfLetters('ccmmmco'))).toBeUndefined();
    expect(
      gapBefore({ ...openDay, allCompleted: true, currentStreak: 1 }, runOfLetters('ccmmmo')),
    ).toBeUndefined();
    expect(gapBefore({ ...openDay, isRestDay: true }, runOfLetters('ccmmmr'))).toBeUndefined();
    expect(gapBefore({ ...openDay, opensOn: '2026-06-07' }, runOfLetters('ccmmmo'))).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { gapBefore } from './comeback';
import { runOfLetters } from './testing/run-of-letters';

const open = {
  dayNumber: 3,
  currentStreak: 0,
  allCompleted: false,
  isRestDay: false,
  opensOn: null,
  finished: false,
};

// One letter per date: complete, missed, rest, partial, open.
describe('Coming back', () => {
  it('starts with a visit after three or more missed dates', () => {
    expect(gapBefore(open, runOfLetters('ccmmo'))).toBeUndefined();
    expect(gapBefore(open, runOfLetters('ccmmmo'))).toMatchObject({
      first: '2026-06-03',
      last: '2026-06-05',
    });
    expect(gapBefore(open, runOfLetters('ccmmmp'))).toMatchObject({ dates: 3 });
  });

  it('ends with the first completed day, and needs an open day', () => {
    expect(gapBefore({ ...open, currentStreak: 1 }, runOfLetters('ccmmmco'))).toBeUndefined();
    expect(
      gapBefore({ ...open, allCompleted: true, currentStreak: 1 }, runOfLetters('ccmmmo')),
    ).toBeUndefined();
    expect(gapBefore({ ...open, isRestDay: true }, runOfLetters('ccmmmr'))).toBeUndefined();
    expect(gapBefore({ ...open, opensOn: '2026-06-07' }, runOfLetters('ccmmmo'))).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { gapBefore } from './comeback';
import { run } from './testing/run-of-letters';

const open = {
  dayNumber: 3,
  currentStreak: 0,
  allCompleted: false,
  isRestDay: false,
  opensOn: null,
  finished: false,
};

describe('Coming back', () => {
  it('starts with a visit after three or more missed dates', () => {
    expect(gapBefore(open, run('ccmmo'))).toBeUndefined();
    expect(gapBefore(open, run('ccmmmo'))).toMatchObject({ first: '2026-06-03', last: '2026-06-05' });
    expect(gapBefore(open, run('ccmmmp'))).toMatchObject({ dates: 3 });
  });

  it('ends with the first completed day, and needs an open day', () => {
    expect(gapBefore({ ...open, currentStreak: 1 }, run('ccmmmco'))).toBeUndefined();
    expect(gapBefore({ ...open, allCompleted: true, currentStreak: 1 }, run('ccmmmo'))).toBeUndefined();
    expect(gapBefore({ ...open, isRestDay: true }, run('ccmmmr'))).toBeUndefined();
    expect(gapBefore({ ...open, opensOn: '2026-06-07' }, run('ccmmmo'))).toBeUndefined();
  });
});

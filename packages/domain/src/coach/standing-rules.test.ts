import { describe, expect, it } from 'vitest';
import { addDays } from '../days/civil-date';
import { pushups } from '../insights/testing/history-from-letters';
import { bestMonth, form, milestoneNear, nearLongest } from './standing-rules';
import { firstDate, inputFromLetters, inputWithoutHistory } from './testing/input-from-letters';
import { tipsOf } from './tips';

// Letters of `historyFromLetters`: `c` complete, `p` push-ups only, `m` missed, `r` rested, `a` covered, `w` weekday off,
// `o` open, `-` no record. The last one is today.

describe('The position of a person', () => {
  const standing = (letters: string, completed: number, changes: object = {}) => {
    const input = inputFromLetters(letters);
    const [run] = input.history.runs;
    return {
      ...input,
      history: { ...input.history, runs: [{ ...run!, daysCompleted: completed, ...changes }] },
    };
  };

  it('is near a milestone from five days before it on', () => {
    const near = (completed: number) => milestoneNear(standing('cco', completed));
    // Today is the third date and open, so the last of five days is done four dates later.
    expect(near(19)).toBeNull();
    expect(near(20)).toEqual({ milestone: 25, days: 5, date: addDays(firstDate, 6) });
    expect(near(24)).toEqual({ milestone: 25, days: 1, date: addDays(firstDate, 2) });
    expect(near(25)).toBeNull();
    expect(near(99)).toMatchObject({ milestone: 100, days: 1 });
    expect(milestoneNear(standing('cco', 24, { season: 2 }))).toBeNull();
    expect(milestoneNear(standing('cco', 24, { closedOn: firstDate }))).toBeNull();
  });

  it('is near the longest streak one date before it, if that was more than a week', () => {
    const near = (longest: number, streak: number) =>
      nearLongest(inputFromLetters('ccmc', (index) => ({ streak: [0, longest, 0, streak][index]! })));
    expect(near(8, 7)).toEqual({ streak: 7, longest: 8 });
    expect(near(7, 6)).toBeNull();
    expect(near(8, 6)).toBeNull();
    expect(near(8, 8)).toBeNull();
  });

  it('includes the best month if it was the last one, on the first five dates of the next', () => {
    /** The best month by today, of a person with these reps in each month. */
    const best = (today: string, reps: Record<string, number>) => {
      const dates = Object.entries(reps).map(([month, count]) => ({
        ...inputFromLetters('c').history.dates[0]!,
        date: `${month}-15`,
        exercises: pushups(count),
      }));
      return bestMonth({ history: { today, runs: [], dates }, ...inputWithoutHistory });
    };
    const rising = { '2025-11': 100, '2025-12': 101 };
    expect(best('2026-01-05', rising)).toEqual({ month: '2025-12', reps: 101, bestBefore: 100 });
    expect(best('2026-01-06', rising)).toBeNull();
    expect(best('2026-01-01', { ...rising, '2025-10': 101 })).toBeNull();
    expect(best('2026-01-01', { '2025-12': 101 })).toBeNull();
    expect(best('2026-01-01', { ...rising, '2026-01': 500 })).toMatchObject({ reps: 101, bestBefore: 100 });
    expect(best('2026-01-01', { '2025-11': 100 })).toBeNull();
  });

  it('sums a month over its dates', () => {
    // Two completed dates in January and three in February, with 30 reps each.
    const { history } = inputFromLetters(`${'cc'.padEnd(31, 'm')}ccc`, undefined, '2025-01-01');
    expect(bestMonth({ history: { ...history, today: '2025-03-01' }, ...inputWithoutHistory })).toEqual({
      month: '2025-02',
      reps: 90,
      bestBefore: 60,
    });
  });

  it('names another movement on each date', () => {
    const on = (today: string) =>
      form({ history: { ...inputFromLetters('c').history, today }, ...inputWithoutHistory })?.movement;
    // Days since 1970: a multiple of three on 6 January 2025.
    expect(['2025-01-06', '2025-01-07', '2025-01-08', '2025-01-09'].map(on)).toEqual([
      'pushup',
      'situp',
      'jumpingJack',
      'pushup',
    ]);
    expect(form({ ...inputFromLetters('c'), runs: [] })).toBeNull();
    expect(tipsOf(inputFromLetters('o')).map(({ id }) => id)).toEqual(['form']);
  });
});

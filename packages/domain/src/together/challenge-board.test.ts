import { describe, expect, it } from 'vitest';
import { challengeScore, dateNumber, joinUntil, settlesAt, wrongWithDates } from './challenge-board';

const june = { from: '2026-06-10', to: '2026-06-23' };
const dateWith = (date: string, score: number, isComplete = true) => ({
  date,
  score,
  isComplete,
  reachedAt: 0,
});

describe('A private challenge', () => {
  it('starts today to 30 dates ahead and has 3 to 100 dates', () => {
    const wrongField = (from: string, to: string) => wrongWithDates({ from, to }, '2026-06-10')?.field;
    expect(wrongField('2026-06-10', '2026-06-12')).toBeUndefined();
    expect(wrongField('2026-07-10', '2026-10-17')).toBeUndefined();
    expect(wrongField('2026-06-09', '2026-06-20')).toBe('from');
    expect(wrongField('2026-07-11', '2026-07-20')).toBe('from');
    expect(wrongField('2026-06-10', '2026-06-11')).toBe('to');
    expect(wrongField('2026-06-10', '2026-06-09')).toBe('to');
    expect(wrongField('2026-07-10', '2026-10-18')).toBe('to');
  });

  it('can be joined until its third date, and is settled 7 days after its end in the last zone', () => {
    expect(joinUntil(june)).toBe('2026-06-12');
    expect(new Date(settlesAt(june)).toISOString()).toBe('2026-07-01T14:00:00.000Z');
    expect(
      ['2026-06-09', '2026-06-10', '2026-06-23', '2026-07-09'].map((date) => dateNumber(june, date)),
    ).toEqual([0, 1, 14, 14]);
  });

  it('counts from the date of joining on, by its goal', () => {
    const dates = [
      dateWith('2026-06-09', 30),
      dateWith('2026-06-10', 33),
      dateWith('2026-06-11', 20, false),
      dateWith('2026-06-23', 39),
      dateWith('2026-06-24', 42),
    ];
    const score = (goal: 'days' | 'reps' | 'together', joinedOn: string) =>
      challengeScore(goal, june, joinedOn, '2026-06-24', dates);
    // The first and the last of these dates are outside of the challenge.
    expect(score('days', '2026-06-01')).toEqual({ score: 2, dates: 14 });
    // 33, 20 and 39 reps; without the first date 20 and 39.
    expect(score('reps', '2026-06-01')).toEqual({ score: 92, dates: 14 });
    expect(score('reps', '2026-06-11')).toEqual({ score: 59, dates: 13 });
    expect(score('together', '2026-06-12')).toEqual({ score: 1, dates: 12 });
    expect(score('days', '2026-06-23')).toEqual({ score: 1, dates: 1 });
    expect(score('days', '2026-06-26')).toEqual({ score: 0, dates: 0 });
    expect(challengeScore('days', june, '2026-06-01', '2026-06-09', dates.slice(0, 1))).toEqual({
      score: 0,
      dates: 0,
    });
  });
});

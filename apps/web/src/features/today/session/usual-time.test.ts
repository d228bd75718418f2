import { eachExercise } from '@hundred/domain/days/exercises';
import type { TimedEntry } from '@hundred/domain/statistics/history-entry';
import { describe, expect, it } from 'vitest';
import { usualMinutes, usualSeconds } from './usual-time';

const day = (timeSeconds: number | null, status: TimedEntry['status'] = 'complete'): TimedEntry => ({
  date: '2026-03-02',
  dayNumber: 1,
  status,
  targetReps: 10,
  totalRepsCompleted: 30,
  exercises: eachExercise(() => ({ target: 10, reps: 10, completed: true, timeSeconds })),
});
const three = [{ target: 12 }, { target: 12 }, { target: 12 }];

describe('The usual time of a day', () => {
  it('is the median of the last seven timed days', () => {
    const times = [9000, 300, 310, 320, 330, 340, 350, 5000];
    const days = [...times.map((seconds) => day(seconds)), day(null), day(20, 'partial'), day(80_000)];
    expect(usualSeconds(days, three, 30)).toBe(330);
  });

  it('is five seconds a rep plus the rests without a timed day', () => {
    expect(usualSeconds([day(null)], three, 30)).toBe(36 * 5 + 60);
    expect(usualSeconds(undefined, [{ target: 30, secondsPerRep: 2 }], 30)).toBe(60);
  });

  it('is given in minutes for the exercises that are left', () => {
    expect(usualMinutes(660, 3, 3)).toBe(11);
    expect(usualMinutes(660, 1, 3)).toBe(4);
    expect(usualMinutes(5, 3, 3)).toBe(1);
  });
});

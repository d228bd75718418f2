import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { radarMetrics } from './radar-metrics';
import { completeDay, completeDays, historyDay } from './testing/history-days';

describe('Performance Metrics', () => {
  const input = { completionRate: 0, currentStreak: 0, longestStreak: 0, currentDay: 1, history: [] };
  const valuesOf = (change: Partial<Parameters<typeof radarMetrics>[0]>) =>
    Object.fromEntries(radarMetrics({ ...input, ...change }).map(({ name, value }) => [name, value]));

  it('measure consistency, streak, progress, strength and endurance', () => {
    // A streak of 30, Day 100, 109 reps a day and a longest streak of 50 are full.
    expect(
      valuesOf({
        completionRate: 87,
        currentStreak: 12,
        longestStreak: 33,
        currentDay: 57,
        history: completeDays(56),
      }),
    ).toEqual({ Consistency: 87, Streak: 40, Progress: 57, Strength: 34, Endurance: 66 });
  });

  it('derive strength from the reps of one exercise: 109 of each on every day is full strength', () => {
    expect(valuesOf({ history: [completeDay(100)] }).Strength).toBe(100);
    expect(valuesOf({ history: [completeDay(1)] }).Strength).toBe(9);
    expect(valuesOf({ history: [completeDay(1), historyDay(2, { pushups: 500 })] }).Strength).toBe(9);
    expect(valuesOf({ history: [] }).Strength).toBe(0);
  });

  it('stay from 0 to 100 for any input', () => {
    const reps = fc.nat({ max: 3000 });
    fc.assert(
      fc.property(reps, reps, reps, (perDay, streak, longest) => {
        const history = [completeDay(1, perDay)];
        const metrics = radarMetrics({
          ...input,
          completionRate: 100,
          currentStreak: streak,
          longestStreak: longest,
          currentDay: 100,
          history,
        });
        for (const { value } of metrics) {
          expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
        }
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { ExerciseCompleted } from '../runs/facts';
import { emptySnapshot } from '../runs/snapshot';
import { boardTotals, countsAlone } from './board-totals';

const done = (more: Partial<ExerciseCompleted> = {}): ExerciseCompleted => ({
  kind: 'exerciseCompleted',
  at: 1000,
  localDate: '2026-11-15',
  timezone: 'UTC',
  exercise: 'pushups',
  dayNumber: 1,
  target: 10,
  reps: 10,
  ...more,
});
const overAll = (...facts: ExerciseCompleted[]) => {
  const { score, reachedAt } = boardTotals(facts).find(({ period }) => period === 'all') ?? {};
  return [score, reachedAt];
};

describe('what a log counts on boards', () => {
  it('is counted for all time, the Sunday of its week, and its month', () => {
    const log = [
      done(),
      done({ localDate: '2026-11-21', at: 2000 }),
      done({ localDate: '2026-12-01', at: 3000 }),
    ];
    expect(boardTotals(log)).toEqual([
      { period: 'all', score: 30, reachedAt: 3000 },
      { period: '2026-11-15', score: 20, reachedAt: 2000 },
      { period: '2026-11', score: 20, reachedAt: 2000 },
      { period: '2026-11-29', score: 10, reachedAt: 3000 },
      { period: '2026-12', score: 10, reachedAt: 3000 },
    ]);
  });

  it.each([
    ['more reps later', [done(), done({ reps: 15, at: 2000 })], [15, 2000]],
    ['fewer reps later', [done({ reps: 15 }), done({ at: 2000 })], [15, 1000]],
    ['beyond twice the target', [done({ reps: 20 }), done({ reps: 50, at: 2000 })], [20, 1000]],
    [
      'an earlier fact with another target',
      [done({ reps: 30 }), done({ at: 1, target: 12, reps: 12 })],
      [24, 1000],
    ],
    ['an earlier fact with more reps', [done({ reps: 12 }), done({ at: 1, reps: 19 })], [19, 1]],
    ['the same fact twice', [done(), done()], [10, 1000]],
    ['an imported fact', [done(), done({ reps: 19, at: 1, imported: true })], [10, 1000]],
    ['nothing but imported facts', [done({ imported: true })], [undefined, undefined]],
  ] as const)('%s', (_, log, expected) => {
    expect(overAll(...log)).toEqual(expected);
    expect(overAll(...[...log].reverse())).toEqual(expected);
  });
});

describe('a fact counts alone', () => {
  const day = (date: string, ...exercises: ExerciseCompleted['exercise'][]) => ({
    date,
    done: Object.fromEntries(
      exercises.map((exercise) => [
        exercise,
        { reps: 10, target: 10, dayNumber: 1, at: 1, timezone: 'UTC', timeSeconds: null },
      ]),
    ),
  });
  const complete = day('2026-11-14', 'pushups', 'situps', 'jumpingJacks');

  it.each([
    ['the first of all', [], true],
    ['another exercise of its date is done', [complete, day('2026-11-15', 'situps')], true],
    ['the same exercise of its date is done', [complete, day('2026-11-15', 'pushups')], false],
    ['its date lies before what is kept', [{ ...complete, date: '2026-11-16' }], false],
  ] as const)('%s: %s', (_, days, alone) => {
    expect(countsAlone({ ...emptySnapshot(), days: [...days] }, done())).toBe(alone);
  });
});

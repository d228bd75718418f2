import { describe, expect, it } from 'vitest';
import type { ExerciseCompleted, Fact } from '../challenge/facts/facts';
import { fold } from '../challenge/fold/fold';
import { emptySnapshot } from '../challenge/fold/snapshot';
import { exerciseIds } from '../days/exercises';
import { Story } from '../rules/story';
import { addsInFull, boardTotals, countsAlone } from './board-totals';

const completion = (changes: Partial<ExerciseCompleted> = {}): ExerciseCompleted => ({
  kind: 'exerciseCompleted',
  at: 1000,
  localDate: '2026-11-15',
  timezone: 'UTC',
  exercise: 'pushups',
  dayNumber: 1,
  target: 10,
  reps: 10,
  ...changes,
});
const start: Fact = {
  kind: 'runStarted',
  at: 0,
  timezone: 'UTC',
  localDate: '2026-11-15',
  firstDate: '2026-11-15',
};
const startedSnapshot = fold([start]);
const allTimeTotal = (log: readonly Fact[]) =>
  boardTotals(
    fold(log),
    log.filter((fact) => fact.kind === 'exerciseCompleted'),
  ).find(({ period }) => period === 'all');
const allTimeScore = (...facts: ExerciseCompleted[]) => {
  const { score, reachedAt } = allTimeTotal([start, ...facts]) ?? {};
  return [score, reachedAt];
};

describe('The totals of a log on boards', () => {
  it('are counted for all time, the Sunday of the week, and the month', () => {
    const log = [
      completion(),
      completion({ localDate: '2026-11-21', at: 2000 }),
      completion({ localDate: '2026-12-01', at: 3000 }),
    ];
    expect(boardTotals(startedSnapshot, log)).toEqual([
      { period: 'all', score: 30, reachedAt: 3000 },
      { period: '2026-11-15', score: 20, reachedAt: 2000 },
      { period: '2026-11', score: 20, reachedAt: 2000 },
      { period: '2026-11-29', score: 10, reachedAt: 3000 },
      { period: '2026-12', score: 10, reachedAt: 3000 },
    ]);
  });

  // The score, and the instant at which it was reached.
  it.each([
    ['more reps later', [completion(), completion({ reps: 15, at: 2000 })], [15, 2000]],
    ['fewer reps later', [completion({ reps: 15 }), completion({ at: 2000 })], [15, 1000]],
    ['beyond twice the target', [completion({ reps: 20 }), completion({ reps: 50, at: 2000 })], [20, 1000]],
    ['an earlier fact with more reps', [completion({ reps: 12 }), completion({ at: 1, reps: 19 })], [19, 1]],
    ['the same fact twice', [completion(), completion()], [10, 1000]],
    ['an imported fact', [completion(), completion({ reps: 19, at: 1, imported: true })], [10, 1000]],
    ['a rep of which nothing counts', [completion({ reps: 1, credit: 50 })], [undefined, undefined]],
    [
      'a later date that arrives first',
      [
        completion({ localDate: '2026-11-16', dayNumber: 2, target: 11, reps: 50, at: 5000 }),
        ...exerciseIds.map((exercise) => completion({ exercise })),
      ],
      // Twice the target of Day 2, and three exercises of Day 1.
      [22 + 30, 5000],
    ],
    ['nothing but imported facts', [completion({ imported: true })], [undefined, undefined]],
  ] as const)('count this case in any order of facts: %s', (_, log, expected) => {
    expect(allTimeScore(...log)).toEqual(expected);
    expect(allTimeScore(...[...log].reverse())).toEqual(expected);
  });
});

describe('The limit of an exercise on boards', () => {
  const day = 86_400_000;
  /** More reps than a board counts. */
  const manyReps = { actualReps: 1_000 };
  /** Twice the targets of the three exercises are 60 on Day 1, and 66 on Day 2. */
  const totalScore = ({ log }: Story) => allTimeTotal(log)?.score;
  const completeLate = (story: Story, at: number, dayNumber: number) => {
    for (const exercise of exerciseIds) story.exercise(exercise, { at, dayNumber, ...manyReps });
  };

  it('is twice the target of the day, whatever day the page claims', () => {
    const story = Story.startedOn('2025-01-01').complete({ dayNumber: 100, ...manyReps });
    expect(totalScore(story)).toBe(60);
    story.on('2025-01-02').complete({ at: story.now, dayNumber: 100, ...manyReps });
    expect(totalScore(story)).toBe(60 + 66);
    completeLate(story, story.now - day, 8);
    expect(totalScore(story)).toBe(60 + 66);
  });

  it('uses the recorded day if that is lower', () => {
    const story = Story.startedOn('2025-01-01').complete().on('2025-01-03').complete();
    const onSecondDate = story.now - day;
    for (const exercise of exerciseIds) story.exercise(exercise, { actualReps: 50 });
    for (const exercise of exerciseIds) story.exercise(exercise, { at: onSecondDate });
    expect(story.dateOf('2025-01-03')?.dayNumber).toBe(3);
    // Day 1, then 2 January as Day 2, and 3 January at twice the targets of Day 2, as which it was recorded.
    expect(totalScore(story)).toBe(30 + 33 + 66);
  });

  it('uses the day in its run: reps before a restart do not raise it afterwards', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 10);
    const before = totalScore(story) ?? 0;
    story.on('2025-01-11').ask({ kind: 'restart' });
    // Half an hour ago, after the restart.
    completeLate(story.later(1), story.now - 1_800_000, 8);
    expect(totalScore(story)).toBe(before + 60);
  });

  it('keeps what was counted when a day reported late falls to the previous run', () => {
    const story = Story.startedOn('2025-01-01').on('2025-01-02', '09:00');
    const beforeRestart = story.now;
    story.on('2025-01-02', '10:00').ask({ kind: 'restart' });
    story.completeFrom('2025-01-02', 2, manyReps);
    expect(totalScore(story)).toBe(60 + 66);
    for (const exercise of exerciseIds) story.exercise(exercise, { at: beforeRestart });
    expect(story.history.runs).toMatchObject([{ daysCompleted: 1 }, { daysCompleted: 1 }]);
    expect(totalScore(story)).toBe(60 + 66);
  });

  it('uses the second day after a first one that a flight west put before the run’s first date', () => {
    const story = Story.startedOn('2025-01-01', 'Pacific/Auckland').on('2025-01-02', '00:30');
    story.ask({ kind: 'restart' });
    story.moveTo('America/Los_Angeles').complete(manyReps);
    expect(story.dateOf('2025-01-01')).toMatchObject({ run: 1, status: 'complete' });
    story.on('2025-01-02').complete(manyReps);
    expect(totalScore(story)).toBe(60 + 66);
  });

  it('is zero for so few reps of an easier movement that no whole rep remains', () => {
    // 15 percent of 6.
    const lessThanOneRep = completion({ reps: 6, standard: 10, credit: 15 });
    expect(boardTotals(startedSnapshot, [lessThanOneRep])).toEqual([]);
    const sameDate = completion({ exercise: 'situps', at: 500 });
    expect(boardTotals(startedSnapshot, [sameDate, lessThanOneRep])[0]).toEqual({
      period: 'all',
      score: 10,
      reachedAt: 500,
    });
  });

  it('is zero without a run', () => {
    expect(boardTotals(emptySnapshot(), [completion()])).toEqual([]);
  });

  it('counts from the days here for a person who imported others, including the Century Club', () => {
    const elsewhere = Story.startedOn('2024-01-01').completeFrom('2024-01-01', 100).on('2025-01-01');
    elsewhere.ask({ kind: 'choosePath', path: 'endurance' });
    const story = Story.startedOn('2025-01-01').importLog(elsewhere);
    const scoreOfHundred = totalScore(elsewhere) ?? 0;
    expect(totalScore(elsewhere.complete(manyReps).on('2025-01-02').complete(manyReps))).toBe(
      // Twice the targets of club days 1 (100 each) and 2.
      scoreOfHundred + 600 + 2 * (101 + 101 + 102),
    );
    expect(totalScore(story)).toBeUndefined();
    story.complete(manyReps);
    expect(totalScore(story)).toBe(60);
    story.on('2025-01-02').complete(manyReps);
    expect(totalScore(story)).toBe(60 + 66);
  });

  it('is zero on dates before the import', () => {
    const elsewhere = Story.startedOn('2025-01-01').on('2025-01-07');
    const story = Story.startedOn('2025-01-07').importLog(elsewhere);
    for (const days of [5, 4, 3, 2, 1]) completeLate(story, story.now - days * day, 1);
    expect(totalScore(story)).toBeUndefined();
    expect(story.state.daysCompleted).toBe(5);
    story.complete(manyReps);
    expect(totalScore(story)).toBe(60);
  });
});

describe('A fact counts alone', () => {
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
    ['its date lies before those of the snapshot', [{ ...complete, date: '2026-11-16' }], false],
  ] as const)('%s: %s', (_, days, alone) => {
    expect(countsAlone({ ...emptySnapshot(), days: [...days] }, completion())).toBe(alone);
  });

  it.each([
    ['the first of all', startedSnapshot, completion(), true],
    [
      'as a later day than it was',
      startedSnapshot,
      completion({ dayNumber: 2, target: 11, reps: 11 }),
      false,
    ],
    [
      'on the date after a complete one',
      { ...startedSnapshot, days: [complete] },
      completion({ dayNumber: 2 }),
      true,
    ],
    [
      'beside another exercise of its date',
      { ...startedSnapshot, days: [day('2026-11-15', 'situps')] },
      completion(),
      true,
    ],
    [
      'before a date that has begun',
      { ...startedSnapshot, days: [day('2026-11-16', 'situps')] },
      completion(),
      false,
    ],
    ['of a person with an imported log', { ...startedSnapshot, importedAt: 0 }, completion(), false],
    ['where no run is known', emptySnapshot(), completion(), true],
  ])('and adds its reps in full: %s', (_, before, fact, inFull) => {
    expect(addsInFull(before, fact)).toBe(inFull);
  });

  it('and adds its reps in full as the next day of its own run, not of the previous one', () => {
    const story = Story.startedOn('2026-11-11', 'UTC').completeFrom('2026-11-11', 3).on('2026-11-14');
    const next = (dayNumber: number) => {
      const fact = completion({ at: story.now + 1, localDate: '2026-11-14', dayNumber });
      return addsInFull(fold(story.log), fact);
    };
    expect([4, 5].map(next)).toEqual([true, false]);
    story.ask({ kind: 'restart' });
    expect([1, 2].map(next)).toEqual([true, false]);
  });
});

import { describe, expect, test } from 'vitest';
import { exerciseIds } from '../../days/exercises';
import type { ExerciseCompleted } from '../facts/facts';
import {
  completionOf,
  firstExerciseOf,
  isEasierThanRun,
  lastExerciseOf,
  type MergedExercise,
  mergedExerciseFrom,
  mergeExercises,
  ownPlanFields,
} from './merged-day';

const done: MergedExercise = {
  reps: 10,
  target: 10,
  dayNumber: 1,
  at: 5,
  timezone: 'UTC',
  timeSeconds: null,
};
const { timeSeconds: _, ...doneWithoutTime } = done;
const fact: ExerciseCompleted = {
  kind: 'exerciseCompleted',
  localDate: '2025-01-01',
  exercise: 'pushups',
  ...doneWithoutTime,
};

/** A date with the three exercises in their order, done at these instants; null if not done. `dayNumber` is the position. */
const dayOf = (...instants: (number | null)[]) => ({
  date: '2025-01-01',
  done: Object.fromEntries(
    exerciseIds.flatMap((id, index) => {
      const at = instants[index] ?? null;
      return at === null ? [] : [[id, { ...done, at, dayNumber: index }]];
    }),
  ),
});

describe('A merged exercise', () => {
  test('has a movement, standard and credit only if they differ from the run’s', () => {
    expect(mergedExerciseFrom(fact)).toStrictEqual(done);
    const planFields = { movement: 'kneePushup', standard: 12, credit: 75 } as const;
    expect(mergedExerciseFrom({ ...fact, timeSeconds: 40, ...planFields })).toStrictEqual({
      ...done,
      timeSeconds: 40,
      ...planFields,
    });
    expect(ownPlanFields(done)).toStrictEqual({});
    expect(ownPlanFields({ ...done, ...planFields })).toStrictEqual(planFields);
  });
});

describe('The first and the last exercise of a date', () => {
  // The day, then the positions of the first exercise, of the last one and of the one that completed the date.
  test.each([
    ['at different instants', dayOf(2, 1, 3), 1, 2, 2],
    ['in another order than they are listed', dayOf(3, 2, 1), 2, 0, 0],
    ['all at once', dayOf(1, 1, 1), 0, 2, 2],
    ['in part', dayOf(null, 4, 4), 1, 2, undefined],
    ['alone', dayOf(7, null, null), 0, 0, undefined],
    ['not at all', dayOf(null, null, null), undefined, undefined, undefined],
  ])('are found among exercises done %s', (_what, day, first, last, completion) => {
    const foundExercises = [firstExerciseOf(day), lastExerciseOf(day), completionOf(day)];
    expect(foundExercises.map((exercise) => exercise?.dayNumber)).toEqual([first, last, completion]);
  });
});

test.each([
  ['with the run’s own movements and targets', {}, false],
  ['with an easier movement', { credit: 95 }, true],
  ['with another movement that counts in full', { credit: 100 }, false],
  ['with fewer reps than the run’s target', { standard: 11 }, true],
  ['with as many reps as the run’s target', { standard: 10 }, false],
])('A day done %s is easier than the run: %s', (_what, changes, isEasier) => {
  const day = {
    date: '2025-01-01',
    done: { pushups: done, situps: { ...done, ...changes }, jumpingJacks: done },
  };
  expect(isEasierThanRun(day)).toBe(isEasier);
});

describe('Merging', () => {
  const merged = (...facts: Partial<ExerciseCompleted>[]) =>
    facts
      .map((changes) => mergedExerciseFrom({ ...fact, ...changes }))
      .reduce((one, other) => mergeExercises(one, other));

  test('takes the largest reps, the longest time and the earliest instant with its other fields', () => {
    const early = { at: fact.at, reps: 12, target: 11, dayNumber: 2, timezone: 'Asia/Tokyo' };
    const late = { at: fact.at + 1, reps: 30, timeSeconds: 40 };
    const expected = { ...mergedExerciseFrom({ ...fact, ...early }), reps: 30, timeSeconds: 40 };
    expect(merged(early, late)).toEqual(expected);
    expect(merged(late, early)).toEqual(expected);
    expect(merged({ timeSeconds: 50 }, { timeSeconds: 20 }).timeSeconds).toBe(50);
    expect(merged({ timeSeconds: 20 }, { timeSeconds: 50 }).timeSeconds).toBe(50);
    expect(merged({ timeSeconds: 20 }, {}).timeSeconds).toBe(20);
  });

  test('takes, at equal instants, the lower day, then the lower target, then the first zone and movement by name', () => {
    const cases = [
      [
        { dayNumber: 1, target: 20 },
        { dayNumber: 2, target: 11 },
      ],
      [
        { target: 10, timezone: 'B' },
        { target: 11, timezone: 'A' },
      ],
      [{ timezone: 'A' }, { timezone: 'B' }],
      [{ movement: 'kneePushup' }, { movement: 'wallPushup' }],
      [{ standard: 11 }, { standard: 12 }],
    ] as const;
    for (const [first, second] of cases) {
      expect(merged(first, second)).toEqual(mergedExerciseFrom({ ...fact, ...first }));
      expect(merged(second, first)).toEqual(mergedExerciseFrom({ ...fact, ...first }));
    }
  });
});

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
const { timeSeconds: _, ...counted } = done;
const fact: ExerciseCompleted = {
  kind: 'exerciseCompleted',
  localDate: '2025-01-01',
  exercise: 'pushups',
  ...counted,
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
    const own = { movement: 'kneePushup', standard: 12, credit: 75 } as const;
    expect(mergedExerciseFrom({ ...fact, timeSeconds: 40, ...own })).toStrictEqual({
      ...done,
      timeSeconds: 40,
      ...own,
    });
    expect(ownPlanFields(done)).toStrictEqual({});
    expect(ownPlanFields({ ...done, ...own })).toStrictEqual(own);
  });
});

describe('The first and the last exercise of a date', () => {
  test.each([
    ['at different instants', dayOf(2, 1, 3), 1, 2, 2],
    ['in another order than they are listed', dayOf(3, 2, 1), 2, 0, 0],
    ['all at once', dayOf(1, 1, 1), 0, 2, 2],
    ['in part', dayOf(null, 4, 4), 1, 2, undefined],
    ['alone', dayOf(7, null, null), 0, 0, undefined],
    ['not at all', dayOf(null, null, null), undefined, undefined, undefined],
  ])('are found among exercises done %s', (_what, day, first, last, completion) => {
    const found = [firstExerciseOf(day), lastExerciseOf(day), completionOf(day)];
    expect(found.map((exercise) => exercise?.dayNumber)).toEqual([first, last, completion]);
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

import { describe, expect, test } from 'vitest';
import { type PathId, pathIds } from '../century-club/paths';
import { type ExerciseId, exerciseIds } from '../days/exercises';
import { type PlanBasis, type PlannedExercises, presetIds, presetOf, presets } from './presets';
import { standardProgram, standardTarget, targetIn } from './program';
import { isPlan, readPlan } from './read-plan';

const days = Array.from({ length: 100 }, (_, index) => index + 1);
const planOf = (exercises: PlannedExercises) => ({
  version: 1 as const,
  name: 'A preset',
  exercises,
  offWeekdays: [],
});

const targetsOf = (exercises: PlannedExercises, { path, fromDay }: PlanBasis, id: ExerciseId = 'pushups') =>
  days
    .slice(fromDay - 1)
    .map((day) =>
      targetIn({ program: planOf(exercises), standard: standardProgram(path), fromDay }, id, day),
    );

describe('A preset plan', () => {
  test.each(presetIds)('is recognized in every run and from every day: %s', (id) => {
    for (const path of [null, ...pathIds]) {
      for (const fromDay of days) {
        const exercises = presets[id].exercises({ path, fromDay });
        expect(isPlan(readPlan(planOf(exercises)))).toBe(true);
        expect(presetOf(exercises, { path, fromDay })).toBe(id);
      }
    }
  });

  test("called standard equals the run's own program", () => {
    for (const path of [null, ...pathIds])
      for (const id of exerciseIds) {
        const targets = targetsOf(presets.standard.exercises({ path, fromDay: 1 }), { path, fromDay: 1 }, id);
        expect(targets).toEqual(days.map((day) => standardTarget(path, id, day)));
      }
  });

  test('called gentle has 60 percent of easier movements', () => {
    const exercises = presets.gentle.exercises({ path: null, fromDay: 20 });
    expect(exerciseIds.map((id) => exercises[id].movement)).toEqual(['kneePushup', 'deadBug', 'stepJack']);
    // 60 percent of the 29 reps of Day 20.
    expect(targetsOf(exercises, { path: null, fromDay: 20 })[0]).toBe(17);
  });

  test('that rises every other day starts with 10 and reaches 59', () => {
    const basis = { path: null, fromDay: 1 };
    const targets = targetsOf(presets.everyOtherDay.exercises(basis), basis);
    expect([targets[0], targets[1], targets[2], targets.at(-1)]).toEqual([10, 10, 11, 59]);
  });

  test('with a plateau rises on a path by the nearest whole steps', () => {
    const riseOn = (path: PathId) => {
      const exercises = presets.plateau.exercises({ path, fromDay: 1 });
      return exerciseIds.map((id) => exercises[id].rule);
    };
    const everySecondDay = { step: 1, every: 2 };
    const everyDay = { step: 1, every: 1 };
    expect(riseOn('strength')).toMatchObject([everySecondDay, everySecondDay, everySecondDay]);
    expect(riseOn('endurance')).toMatchObject([everyDay, everyDay, { step: 2, every: 1 }]);
    expect(riseOn('hybrid')).toMatchObject([everySecondDay, everyDay, everySecondDay]);
  });

  test('with a plateau is standard up to 60, and stays at 60', () => {
    for (const fromDay of [1, 30, 51, 80]) {
      const basis = { path: null, fromDay };
      expect(targetsOf(presets.plateau.exercises(basis), basis)).toEqual(
        days.slice(fromDay - 1).map((day) => Math.min(60, 9 + day)),
      );
    }
  });

  test('with a plateau does not exceed the middle of a path', () => {
    for (const path of pathIds)
      for (const id of exerciseIds) {
        const basis = { path, fromDay: 1 };
        const targets = targetsOf(presets.plateau.exercises(basis), basis, id);
        expect(targets[0]).toBe(standardTarget(path, id, 1));
        expect(Math.max(...targets)).toBeLessThanOrEqual(standardTarget(path, id, 51));
      }
  });

  test('that was changed is not recognized', () => {
    const basis = { path: null, fromDay: 1 };
    const gentle = presets.gentle.exercises(basis);
    const changedExercises: PlannedExercises = {
      ...gentle,
      pushups: { ...gentle.pushups, movement: 'wallPushup' },
    };
    expect(presetOf(changedExercises, basis)).toBeUndefined();
  });
});

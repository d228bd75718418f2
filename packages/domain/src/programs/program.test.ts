import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PathId, pathIds } from '../century-club/paths';
import { exerciseIds } from '../days/exercises';
import { anyPlan } from '../properties/any-plan';
import { highestTarget } from './plan-limits';
import { type Program, standardProgram, standardTarget, type TargetRule, targetIn } from './program';

const days = Array.from({ length: 100 }, (_, index) => index + 1);

const targetsBy = (rule: TargetRule, fromDay = 1, path: PathId | null = null) => {
  const standard = standardProgram(path);
  const program: Program = {
    ...standard,
    exercises: { ...standard.exercises, pushups: { movement: 'pushup', rule } },
  };
  return (dayNumber: number) => targetIn({ program, standard, fromDay }, 'pushups', dayNumber);
};

describe('The targets of a program', () => {
  test('of season 1 are 10 reps on Day 1 and rise by one each day, for every exercise', () => {
    for (const id of exerciseIds) {
      expect(days.map((day) => standardTarget(null, id, day))).toEqual(days.map((day) => 9 + day));
    }
  });

  test('that are a percentage of the standard are rounded half up, and are at least 1', () => {
    expect(days.slice(0, 4).map(targetsBy({ kind: 'standard', percent: 60 }))).toEqual([6, 7, 7, 8]);
    expect(targetsBy({ kind: 'standard', percent: 50 })(2)).toBe(6);
    // Day 100 of the path has 200 push-ups.
    expect(targetsBy({ kind: 'standard', percent: 150 }, 1, 'endurance')(100)).toBe(300);
    expect(targetsBy({ kind: 'standard', percent: 100 })(63)).toBe(72);
    expect(targetsBy({ kind: 'standard', percent: 1 })(1)).toBe(1);
  });

  test('that rise in steps start at the day from which the plan counts, and stop at the ceiling', () => {
    const target = targetsBy({ kind: 'steps', start: 20, step: 3, every: 2, ceiling: 28 }, 40);
    expect([39, 40, 41, 42, 44, 46, 48, 100].map(target)).toEqual([20, 20, 20, 23, 26, 28, 28, 28]);
  });

  test('never fall from day to day while one plan is in force, and stay between 1 and the highest possible target, 450', () => {
    const anyPath = fc.option(fc.constantFrom(...pathIds));
    fc.assert(
      fc.property(anyPlan, anyPath, fc.integer({ min: 1, max: 100 }), (program, path, fromDay) => {
        const inForce = { program, standard: standardProgram(path), fromDay };
        for (const id of exerciseIds) {
          const targets = days.map((day) => targetIn(inForce, id, day));
          expect(targets).toEqual([...targets].sort((one, other) => one - other));
          expect(Math.min(...targets)).toBeGreaterThanOrEqual(1);
          expect(Math.max(...targets)).toBeLessThanOrEqual(highestTarget);
        }
      }),
    );
  });
});

import { presets } from '@hundred/domain/programs/presets';
import { isPlan, readPlan } from '@hundred/domain/programs/read-plan';
import { expect, test } from 'vitest';
import {
  amountOf,
  areAmountsEqual,
  exercisesWithAmount,
  fieldsOf,
  leastAmount,
  planOf,
  stepsFrom,
  withAmount,
  withMovement,
  withRule,
  withStepNumber,
} from './plan-draft';

const basis = { path: null, fromDay: 20 };
/** 60 percent of each exercise. */
const gentle = presets.gentle.exercises(basis);
const steps = stepsFrom(17, 109);
const ownPushups = withRule(gentle, 'pushups', steps);

test('An amount applies to all exercises that have one, and leaves steps unchanged', () => {
  const changedExercises = withAmount(ownPushups, 90);
  expect(changedExercises.pushups.rule).toEqual(steps);
  expect([amountOf(changedExercises, 'situps'), amountOf(changedExercises, 'jumpingJacks')]).toEqual([
    90, 90,
  ]);
  expect(exercisesWithAmount(changedExercises)).toEqual(['situps', 'jumpingJacks']);
});

test('Different amounts are detected, and the least of them is the common one', () => {
  const changedExercises = withRule(gentle, 'situps', { kind: 'standard', percent: 80 });
  expect(areAmountsEqual(gentle)).toBe(true);
  expect(areAmountsEqual(changedExercises)).toBe(false);
  expect(leastAmount(changedExercises)).toBe(60);
});

test('Steps start from the current target, within the limits of a plan', () => {
  expect(steps).toEqual({ kind: 'steps', start: 17, step: 1, every: 2, ceiling: 109 });
  expect(stepsFrom(450, 300)).toMatchObject({ start: 300, ceiling: 300 });
});

test('Every change results in a valid plan', () => {
  const withHigherStart = withStepNumber(steps, 'start', 200);
  expect(withHigherStart).toMatchObject({ start: 200, ceiling: 200 });
  expect(withStepNumber(withHigherStart, 'ceiling', 4)).toMatchObject({ ceiling: 200 });
  const changedExercises = withMovement(withRule(gentle, 'situps', withHigherStart), 'situps', 'plank');
  expect(changedExercises.situps.movement).toBe('plank');
  expect(isPlan(readPlan(planOf(changedExercises, { offWeekdays: [0] })))).toBe(true);
});

test('The fields are those of each exercise’s rule', () => {
  expect(fieldsOf(ownPushups).slice(0, 7)).toEqual([
    'exercises.pushups.movement',
    'exercises.pushups.rule.start',
    'exercises.pushups.rule.step',
    'exercises.pushups.rule.every',
    'exercises.pushups.rule.ceiling',
    'exercises.situps.movement',
    'exercises.situps.rule.percent',
  ]);
});

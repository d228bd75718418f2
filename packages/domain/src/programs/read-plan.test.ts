import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPlan } from '../properties/any-plan';
import type { Plan } from './program';
import { isPlan, readPlan } from './read-plan';

const plan: Plan = {
  version: 1,
  name: 'Gentle',
  exercises: {
    pushups: { movement: 'kneePushup', rule: { kind: 'standard', percent: 60 } },
    situps: { movement: 'plank', rule: { kind: 'steps', start: 10, step: 1, every: 2, ceiling: 60 } },
    jumpingJacks: { movement: 'march', rule: { kind: 'standard', percent: 100 } },
  },
  offWeekdays: [0, 6],
};

const withRule = (rule: unknown) => ({
  ...plan,
  exercises: { ...plan.exercises, pushups: { movement: 'pushup', rule } },
});
const steps = { kind: 'steps', start: 10, step: 1, every: 1, ceiling: 20 };

describe('A plan from outside', () => {
  test('is accepted in any order of its fields, with a cleaned name', () => {
    fc.assert(
      fc.property(anyPlan, (validPlan) => {
        expect(readPlan(validPlan)).toEqual(validPlan);
      }),
    );
    const withReversedFields = JSON.stringify(plan, (_, value) =>
      typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    );
    expect(JSON.stringify(readPlan(JSON.parse(withReversedFields)))).toBe(JSON.stringify(plan));
    expect(readPlan({ ...plan, name: ' Calm ' })).toMatchObject({ name: 'Calm' });
  });

  test.each<[string, unknown]>([
    ['', null],
    ['', []],
    ['version', { ...plan, version: 2 }],
    ['owner', { ...plan, owner: 'me' }],
    ['name', { ...plan, name: 7 }],
    ['name', { ...plan, name: 'a\u202eb' }],
    ['name', { ...plan, name: 'x'.repeat(41) }],
    ['exercises', { ...plan, exercises: [] }],
    ['exercises.burpees', { ...plan, exercises: { ...plan.exercises, burpees: {} } }],
    ['exercises.situps', { ...plan, exercises: { ...plan.exercises, situps: undefined } }],
    [
      'exercises.pushups.movement',
      { ...plan, exercises: { ...plan.exercises, pushups: { movement: 'situp' } } },
    ],
    [
      'exercises.pushups.movement',
      { ...plan, exercises: { ...plan.exercises, pushups: { movement: 'flying' } } },
    ],
    [
      'exercises.pushups.movement',
      { ...plan, exercises: { ...plan.exercises, pushups: { movement: ['kneePushup'] } } },
    ],
    [
      'exercises.pushups.movement',
      { ...plan, exercises: { ...plan.exercises, pushups: { movement: 'toString' } } },
    ],
    ['exercises.pushups.rule.kind', withRule({ kind: 'line', first: 1, last: 2 })],
    ['exercises.pushups.rule.kind', withRule(undefined)],
    ['exercises.pushups.rule.percent', withRule({ kind: 'standard', percent: 45 })],
    ['exercises.pushups.rule.percent', withRule({ kind: 'standard', percent: 155 })],
    ['exercises.pushups.rule.percent', withRule({ kind: 'standard', percent: 52 })],
    ['exercises.pushups.rule.first', withRule({ kind: 'standard', percent: 60, first: 1 })],
    ['exercises.pushups.rule.start', withRule({ ...steps, start: 0 })],
    ['exercises.pushups.rule.start', withRule({ ...steps, start: 301, ceiling: 400 })],
    ['exercises.pushups.rule.step', withRule({ ...steps, step: 0.5 })],
    ['exercises.pushups.rule.every', withRule({ ...steps, every: 15 })],
    ['exercises.pushups.rule.ceiling', withRule({ ...steps, ceiling: 9 })],
    ['exercises.pushups.rule.ceiling', withRule({ ...steps, ceiling: 451 })],
    ['offWeekdays', { ...plan, offWeekdays: 'Sunday' }],
    ['offWeekdays.0', { ...plan, offWeekdays: [7] }],
    ['offWeekdays', { ...plan, offWeekdays: [6, 0] }],
    ['offWeekdays', { ...plan, offWeekdays: [1, 1] }],
    ['offWeekdays', { ...plan, offWeekdays: [0, 1, 2, 3, 4] }],
  ])('is refused by the field that is wrong: %s', (field, value) => {
    const planOrProblem = readPlan(value);
    expect(isPlan(planOrProblem)).toBe(false);
    expect(planOrProblem).toMatchObject({ field, message: expect.stringMatching(/^(must|is) /) });
  });

  test('is refused without an error, whatever it is', () => {
    fc.assert(fc.property(fc.anything(), (value) => !isPlan(readPlan(value))));
  });
});

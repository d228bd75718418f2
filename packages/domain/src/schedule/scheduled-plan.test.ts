import { expect, it } from 'vitest';
import { isPlan, readPlan } from '../programs/read-plan';
import { gentlePlan } from '../rules/gentle-plan';
import { scheduledPlan } from './scheduled-plan';

it('is the plan in force with other weekdays off', () => {
  expect(scheduledPlan(gentlePlan([1]), null, [2, 3])).toEqual(gentlePlan([2, 3]));
  expect(scheduledPlan(gentlePlan([1]), null, [])).toEqual(gentlePlan([]));
});

it('asks for what the run itself does where there is no plan, and is none without a weekday off', () => {
  const plan = scheduledPlan(null, 'strength', [0, 6]);
  expect(plan).toMatchObject({
    offWeekdays: [0, 6],
    exercises: { jumpingJacks: { movement: 'burpee', rule: { kind: 'standard', percent: 100 } } },
  });
  expect(isPlan(readPlan(plan))).toBe(true);
  expect(scheduledPlan(plan, 'strength', [])).toBeNull();
  expect(scheduledPlan(null, null, [])).toBeNull();
});

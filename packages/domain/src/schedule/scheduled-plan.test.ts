import { expect, it } from 'vitest';
import { isPlan, readPlan } from '../programs/read-plan';
import { gentlePlan } from '../rules/gentle-plan';
import { scheduledPlan } from './scheduled-plan';

it('The scheduled plan is the current plan with other weekdays off', () => {
  expect(scheduledPlan(gentlePlan([1]), null, [2, 3])).toEqual(gentlePlan([2, 3]));
  expect(scheduledPlan(gentlePlan([1]), null, [])).toEqual(gentlePlan([]));
});

it('The scheduled plan has the run’s own program without a plan, and is null without a weekday off', () => {
  const plan = scheduledPlan(null, 'strength', [0, 6]);
  expect(plan).toMatchObject({
    offWeekdays: [0, 6],
    exercises: { jumpingJacks: { movement: 'burpee', rule: { kind: 'standard', percent: 100 } } },
  });
  expect(isPlan(readPlan(plan))).toBe(true);
  expect(scheduledPlan(plan, 'strength', [])).toBeNull();
  expect(scheduledPlan(null, null, [])).toBeNull();
});

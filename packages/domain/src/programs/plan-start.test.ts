import { expect, test } from 'vitest';
import { firstDayOfPlan } from './plan-start';

test.each([
  ['today’s, with nothing done', 57, null, false, 57],
  ['tomorrow’s, once today is begun', 57, null, true, 58],
  ['Day 1 of a run that opens tomorrow', 1, '2026-01-02', true, 1],
  ['no day beyond the last', 100, null, true, 100],
])('The first day of a plan is %s', (_, dayNumber, opensOn, hasBegun, first) => {
  expect(firstDayOfPlan({ dayNumber, opensOn }, hasBegun)).toBe(first);
});

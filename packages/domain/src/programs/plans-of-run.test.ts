import { expect, test } from 'vitest';
import { gentlePlan } from '../rules/gentle-plan';
import { programsUntil } from './plans-of-run';
import { type Plan, standardProgram } from './program';

test('what held on a date comes first, then what held on the days before it', () => {
  const [standard, gentle] = [standardProgram(null), gentlePlan()];
  const adopted = (plan: Plan | null, firstDate: string, fromDay: number) => ({
    at: Date.parse(firstDate),
    localDate: firstDate,
    firstDate,
    fromDay,
    plan,
  });
  const run = { path: null, plans: [adopted(gentle, '2026-03-10', 5), adopted(null, '2026-03-12', 7)] };
  const programs = programsUntil(run, '2026-03-12', 3);
  expect(programs.map(({ program }) => program)).toEqual([standard, gentle, gentle, standard]);
  expect(programs.map(({ fromDay }) => fromDay)).toEqual([7, 5, 5, 1]);
});

test('a run without plans had one program on all its dates', () => {
  expect(programsUntil({ path: 'strength' }, '2026-03-12', 3)).toHaveLength(1);
});

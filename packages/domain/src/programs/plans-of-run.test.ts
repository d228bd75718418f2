import { expect, test } from 'vitest';
import { gentlePlan } from '../rules/gentle-plan';
import { plansThatHeld, programsUntil } from './plans-of-run';
import { type Plan, standardProgram } from './program';

const [standard, gentle] = [standardProgram(null), gentlePlan()];
const adopted = (plan: Plan | null, firstDate: string, fromDay: number) => ({
  at: Date.parse(firstDate),
  localDate: firstDate,
  firstDate,
  fromDay,
  plan,
});

test('The program of a date comes first, then those of the days before it', () => {
  const run = { path: null, plans: [adopted(gentle, '2026-03-10', 5), adopted(null, '2026-03-12', 7)] };
  const programs = programsUntil(run, '2026-03-12', 3);
  expect(programs.map(({ program }) => program)).toEqual([standard, gentle, standard]);
  expect(programs.map(({ fromDay }) => fromDay)).toEqual([7, 5, 1]);
  expect(programsUntil(run, '2026-03-20', 3)).toHaveLength(1);
  expect(programsUntil(run, '2026-03-11', 3).map(({ fromDay }) => fromDay)).toEqual([5, 1]);
});

test('A choice that was replaced on its first date is among the programs, but never held', () => {
  const plans = [
    adopted(gentle, '2026-03-10', 5),
    adopted(gentlePlan([1]), '2026-03-12', 6),
    adopted(null, '2026-03-12', 7),
  ];
  const programs = programsUntil({ path: null, plans }, '2026-03-12', 7);
  expect(programs.map(({ fromDay }) => fromDay)).toEqual([7, 6, 5, 1]);
  expect(plansThatHeld(plans)).toEqual([plans[0], plans[2]]);
  expect(plansThatHeld()).toEqual([]);
});

test('A run without plans had one program on all its dates', () => {
  expect(programsUntil({ path: 'strength' }, '2026-03-12', 3)).toHaveLength(1);
});

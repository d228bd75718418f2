import type { AdoptedPlan } from '@hundred/domain/programs/plans-of-run';
import type { Plan, TargetRule } from '@hundred/domain/programs/program';
import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import { expect, it } from 'vitest';
import { planOf } from '../plan-draft';
import { wayBack } from './way-back';

/** A plan without weekdays off, with this rule for each exercise. */
const planWith = (rule: TargetRule) => gentlePlan([], rule);
/** The percentages of the steps of the programme. */
const steps = [60, 65, 70, 75, 80, 85, 90, 95];
/** `fromDay` is the day on which the target rules begin. Only rules of the kind `steps` depend on it. */
const adoptedPlan = (date: string, plan: Plan | null, fromDay = 20): AdoptedPlan => ({
  at: 0,
  localDate: date,
  firstDate: date,
  fromDay,
  plan,
});
/** Two more reps each day. A plan of this rule from Day 5 on asks for 50 on Day 25, and for 40 on Day 20. */
const rising: TargetRule = { kind: 'steps', start: 10, step: 2, every: 1, ceiling: 90 };

/** A person who began the way back on 20 March, on Day 25 of season 1. */
const wayBackAt = (percent: number, ...plans: AdoptedPlan[]) =>
  wayBack({ path: null, plans }, ['2026-03-20'], 25, { percent, steps });
const situpRuleAt = (percent: number, ...plans: AdoptedPlan[]) =>
  wayBackAt(percent, ...plans).exercises.situps.rule;
const standard = (percent: number): TargetRule => ({ kind: 'standard', percent });
const planAt = (percent: number, ...plans: AdoptedPlan[]) => planOf(wayBackAt(percent, ...plans).exercises);

it('The way back is a share of what the run asked for before, whatever plan is in use since', () => {
  const first = adoptedPlan('2026-03-20', planAt(60));
  expect(situpRuleAt(60)).toEqual(standard(60));
  expect(situpRuleAt(65, first)).toEqual(standard(65));
  expect(situpRuleAt(95, first, adoptedPlan('2026-03-22', planAt(65, first)))).toEqual(standard(95));
  expect(situpRuleAt(100, first)).toEqual(standard(100));
});

it('The way back is a share of the person’s own plan, with its movements', () => {
  const own = adoptedPlan('2026-03-01', planWith({ kind: 'standard', percent: 120 }));
  const first = adoptedPlan('2026-03-20', planAt(60, own));
  // 75 percent of 120.
  expect(wayBackAt(75, own, first).exercises.pushups).toEqual({ movement: 'kneePushup', rule: standard(90) });
  expect(wayBackAt(100, own, first).exercises).toEqual(own.plan?.exercises);
});

it('The way back continues steps from what they would ask for by now', () => {
  const own = adoptedPlan('2026-03-01', planWith(rising), 5);
  const first = adoptedPlan('2026-03-20', planAt(60, own));
  // 60 and 100 percent of the 50 that Day 25 asks for.
  expect(situpRuleAt(60, own)).toEqual({ ...rising, start: 30 });
  expect(situpRuleAt(100, own, first)).toEqual({ ...rising, start: 50 });
});

it('The way back is the same if its first step was taken before the programme was begun', () => {
  const first = adoptedPlan('2026-03-18', planAt(60));
  expect(wayBackAt(60, first)).toMatchObject({ isInUse: true });
  expect(situpRuleAt(65, first)).toEqual(standard(65));
  const own = adoptedPlan('2026-03-01', planWith(rising), 5);
  // 60 percent of the 40 that Day 20 asks for.
  const early = adoptedPlan('2026-03-18', planWith({ ...rising, start: 24 }), 20);
  expect(situpRuleAt(100, own, early)).toEqual({ ...rising, start: 50 });
});

it('The way back ignores a plan that was replaced on the same day', () => {
  const own = adoptedPlan('2026-03-01', planWith({ kind: 'standard', percent: 120 }));
  const first = adoptedPlan('2026-03-18', planAt(60, own));
  const mistake = adoptedPlan('2026-03-18', null);
  expect(wayBackAt(100, own, first, mistake, first).exercises).toEqual(own.plan?.exercises);
});

it('The way back treats a very small plan as the person’s own, which cannot ask for less than half', () => {
  // 65 percent of its 60 percent would be 39; 90 percent of them are 54, in steps of five 55.
  const own = adoptedPlan('2026-03-01', gentlePlan());
  expect(situpRuleAt(65, own)).toEqual(standard(50));
  expect(situpRuleAt(90, own)).toEqual(standard(55));
});

it('The way back is in use if the days ask for it', () => {
  const own = adoptedPlan('2026-03-01', planWith(rising), 5);
  expect([wayBackAt(100).isInUse, wayBackAt(60).isInUse]).toEqual([true, false]);
  expect([wayBackAt(100, own).isInUse, wayBackAt(95, own).isInUse]).toEqual([true, false]);
  const first = adoptedPlan('2026-03-20', planAt(60, own));
  expect([wayBackAt(60, own, first).isInUse, wayBackAt(100, own, first).isInUse]).toEqual([true, false]);
  expect(wayBackAt(100, own, first, adoptedPlan('2026-03-29', null)).isInUse).toBe(false);
});

it('The way back leads to its original start after it was left half way and begun again', () => {
  /** The rule for sit-ups of a person who began the way again on 20 April, on Day 40. */
  const begunAgain = (percent: number, ...plans: AdoptedPlan[]) =>
    wayBack({ path: null, plans }, ['2026-03-20', '2026-04-20'], 40, { percent, steps }).exercises.situps
      .rule;
  const own = adoptedPlan('2026-03-01', planWith({ kind: 'standard', percent: 120 }));
  const left = adoptedPlan('2026-03-27', planAt(75, own));
  // 75 percent of 120.
  expect(left.plan?.exercises.situps.rule).toEqual(standard(90));
  // 60 percent of 120 are 72, in steps of five 70.
  expect(begunAgain(60, own, left)).toEqual(standard(70));
  expect(begunAgain(100, own, left)).toEqual(standard(120));
  expect(begunAgain(100, own, left, adoptedPlan('2026-04-19', planAt(60, own)))).toEqual(standard(120));
  // Another plan in between is the one to return to.
  const other = adoptedPlan('2026-04-10', planWith(standard(105)));
  expect(begunAgain(100, own, left, other)).toEqual(standard(105));
  expect(begunAgain(60, own)).toEqual(standard(70));
});

it('The way back treats a plan of three quarters as the person’s own if no way was begun before it', () => {
  expect(situpRuleAt(100, adoptedPlan('2026-03-01', planAt(75)))).toEqual(standard(75));
});

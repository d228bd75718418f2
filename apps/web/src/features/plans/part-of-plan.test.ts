import type { Today } from '@hundred/contract/today';
import { eachExercise } from '@hundred/domain/days/exercises';
import type { TargetRule } from '@hundred/domain/programs/program';
import { isPlan, readPlan } from '@hundred/domain/programs/read-plan';
import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import { Story } from '@hundred/domain/rules/story';
import { todayAnswer } from '@hundred/domain/today/today-answer';
import { describe, expect, it } from 'vitest';
import { partOfPlan } from './part-of-plan';
import { planOf } from './plan-draft';

/** Day 5, on which the standard plan asks for 14. */
const dayFive = Story.startedOn('2026-03-02').completeFrom('2026-03-02', 4).on('2026-03-06');
const dayOnStandard: Today = todayAnswer(dayFive.state);
const dayOnPlan = (plan = gentlePlan()): Today => ({
  ...dayOnStandard,
  plan: { startsOn: '2026-03-02', plan },
});
/** A plan without weekdays off, with this rule for each exercise. */
const planWith = (rule: TargetRule) => gentlePlan([], rule);
const sixtyPercent = { kind: 'standard', percent: 60 } as const;
const steps = { kind: 'steps', start: 2, step: 3, every: 2, ceiling: 40 } as const;

describe('A part of the plan', () => {
  it('is a share of the standard plan if the person has no other', () => {
    const { pushups, situps } = partOfPlan(dayOnStandard, (id) => (id === 'pushups' ? 105 : 100));
    expect(pushups).toEqual({ movement: 'pushup', rule: { kind: 'standard', percent: 105 } });
    expect(situps).toEqual({ movement: 'situp', rule: { kind: 'standard', percent: 100 } });
  });

  it('is a share of the person’s own plan with its movements, in steps of five and not below half', () => {
    const day = dayOnPlan(planWith(sixtyPercent));
    const pushupsAt = (percent: number) => partOfPlan(day, () => percent).pushups;
    // 90 % of 60 % are 54 %, and 60 % of them are 36 %.
    expect(pushupsAt(90)).toEqual({ movement: 'kneePushup', rule: { kind: 'standard', percent: 55 } });
    expect(pushupsAt(60).rule).toEqual({ kind: 'standard', percent: 50 });
  });

  it('continues steps from what today asks for', () => {
    const day = dayOnPlan(planWith(steps));
    expect(partOfPlan(day, () => 100).situps.rule).toEqual({ ...steps, start: 14 });
    // 80 % of the 14 reps of today are 11.
    expect(partOfPlan(day, () => 80).situps.rule).toEqual({ ...steps, start: 11 });
  });

  it('is a valid plan for the lowest and the highest percentage', () => {
    const highestSteps = { ...steps, start: 300, ceiling: 450 };
    const day = dayOnPlan(planWith(highestSteps));
    for (const target of [1, 14, 450])
      for (const percent of [60, 105]) {
        const exercises = eachExercise((id) => ({ ...day.exercises[id], target }));
        expect(readPlan(planOf(partOfPlan({ ...day, exercises }, () => percent)))).toSatisfy(isPlan);
      }
  });
});

import { eachExercise } from '../days/exercises';
import type { Plan, TargetRule } from '../programs/program';
import { gentlePlan } from './gentle-plan';
import { Story } from './story';

export const gentle = gentlePlan();

/** A plan with the movements of season 1, and this rule for each. */
export const planBy = (rule: TargetRule, offWeekdays: number[] = []): Plan => ({
  ...gentle,
  exercises: {
    pushups: { movement: 'pushup', rule },
    situps: { movement: 'situp', rule },
    jumpingJacks: { movement: 'jumpingJack', rule },
  },
  offWeekdays,
});

/** A plan with a percentage of the standard targets of season 1. */
export const planOfPercent = (percent: number, offWeekdays: number[] = []) =>
  planBy({ kind: 'standard', percent }, offWeekdays);

/** Sunday and Saturday. */
export const weekend = [0, 6];

/** A person who buys Premium on Day 1, which is Thursday, 1 January 2026. */
export const storyWithPremium = (plan: 'lifetime' | 'starter' | 'trial' = 'lifetime') => {
  const story = Story.startedOn('2026-01-01');
  return story.record({ kind: 'premiumBegan', at: story.now, plan, purchase: 'bought', paidAt: story.now });
};

export const adopt = (plan: Plan | null) => ({ kind: 'adoptPlan', plan }) as const;

/** Ends the Premium of `storyWithPremium`. */
export const refund = (story: Story) =>
  story.record({ kind: 'premiumEnded', at: story.now, purchase: 'bought' });

export const targetsOf = ({ state }: Story) => eachExercise((id) => state.challenge.exercises[id].target);

import { eachExercise } from '../days/exercises';
import type { Plan, TargetRule } from '../programs/program';

const movements = { pushups: 'kneePushup', situps: 'deadBug', jumpingJacks: 'stepJack' } as const;

/** A plan of easier movements with one rule, for examples. */
export const gentlePlan = (
  offWeekdays: number[] = [],
  rule: TargetRule = { kind: 'standard', percent: 60 },
): Plan => ({
  version: 1,
  name: 'Gentle',
  exercises: eachExercise((id) => ({ movement: movements[id], rule })),
  offWeekdays,
});

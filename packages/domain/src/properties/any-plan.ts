import * as fc from 'fast-check';
import { type ExerciseId, eachExercise } from '../days/exercises';
import { type MovementId, movementsFor } from '../movements/movements';
import { mostOffWeekdays, percentLimits, stepLimits } from '../programs/plan-limits';
import type { Plan, TargetRule } from '../programs/program';

const wholeNumber = ({ least, most }: { least: number; most: number }) =>
  fc.integer({ min: least, max: most });

export const movementOf = (exercise: ExerciseId): fc.Arbitrary<MovementId> =>
  fc.constantFrom(...movementsFor(exercise));

const percentSteps = fc.integer({
  min: percentLimits.least / percentLimits.step,
  max: percentLimits.most / percentLimits.step,
});

const rule: fc.Arbitrary<TargetRule> = fc.oneof(
  percentSteps.map((steps) => ({ kind: 'standard' as const, percent: steps * percentLimits.step })),
  fc
    .record({
      start: wholeNumber(stepLimits.start),
      step: wholeNumber(stepLimits.step),
      every: wholeNumber(stepLimits.every),
      ceiling: wholeNumber(stepLimits.ceiling),
    })
    .map(({ ceiling, ...steps }) => ({
      kind: 'steps' as const,
      ...steps,
      ceiling: Math.max(steps.start, ceiling),
    })),
);

/** Any valid plan. */
export const anyPlan: fc.Arbitrary<Plan> = fc.record({
  version: fc.constant(1 as const),
  name: fc.constantFrom('Gentle', 'After the injury', 'Ü 50'),
  exercises: fc.record(eachExercise((id) => fc.record({ movement: movementOf(id), rule }))),
  offWeekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: mostOffWeekdays }),
});

import { type ExerciseId, eachExercise } from '@hundred/domain/days/exercises';
import { movementIds, movementsFor } from '@hundred/domain/movements/movements';
import { mostOffWeekdays, percentLimits, stepLimits } from '@hundred/domain/programs/plan-limits';
import type { Plan } from '@hundred/domain/programs/program';
import { isPlan, readPlan } from '@hundred/domain/programs/read-plan';
import { z } from 'zod';
import { oneOf, wholeNumberWithin } from './field-types';

const within = ({ least, most }: { least: number; most: number }) =>
  wholeNumberWithin(least, most, `must be a whole number from ${least} to ${most}`);

const rule = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('standard'),
      percent: within(percentLimits).multipleOf(percentLimits.step),
    }),
    z.strictObject({
      kind: z.literal('steps'),
      start: within(stepLimits.start),
      step: within(stepLimits.step),
      every: within(stepLimits.every),
      ceiling: within(stepLimits.ceiling),
    }),
  ],
  { error: 'must be one of standard, steps' },
);

export const movement = oneOf(movementIds);

const movementFor = (id: ExerciseId) => oneOf(movementsFor(id));

/** The domain checks what the schema cannot express: a ceiling above its start, names. */
export const plan = z
  .strictObject({
    version: z.literal(1, { error: 'must be 1' }),
    name: z.string(),
    exercises: z.strictObject(eachExercise((id) => z.strictObject({ movement: movementFor(id), rule }))),
    /** 0 is Sunday. */
    offWeekdays: z.array(within({ least: 0, most: 6 })).max(mostOffWeekdays),
  })
  .superRefine((value, context) => {
    const planOrProblem = readPlan(value);
    if (!isPlan(planOrProblem)) {
      context.addIssue({
        code: 'custom',
        path: planOrProblem.field.split('.'),
        message: planOrProblem.message,
      });
    }
  }) satisfies z.ZodType<Plan, Plan>;

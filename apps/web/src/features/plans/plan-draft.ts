import { type ExerciseId, eachExercise, exerciseIds } from '@hundred/domain/days/exercises';
import type { MovementId } from '@hundred/domain/movements/movements';
import { percentLimits, stepLimits } from '@hundred/domain/programs/plan-limits';
import type { PlannedExercises } from '@hundred/domain/programs/presets';
import type { Plan, TargetRule } from '@hundred/domain/programs/program';
import { text } from './text';

/**
 * Each exercise of a plan has either an amount, which is a percentage of the run's own target (`kind: 'standard'`), or steps
 * of its own.
 */
export type Steps = TargetRule & { kind: 'steps' };

/** A plan with these exercises. Without the name of a preset it has the name of an own plan. */
export const planOf = (
  exercises: PlannedExercises,
  { name = text.ownPlanName, offWeekdays = [] }: { name?: string | undefined; offWeekdays?: number[] } = {},
): Plan => ({
  version: 1,
  name,
  exercises,
  offWeekdays,
});

export const withMovement = (
  exercises: PlannedExercises,
  id: ExerciseId,
  movement: MovementId,
): PlannedExercises => ({ ...exercises, [id]: { ...exercises[id], movement } });

export const withRule = (
  exercises: PlannedExercises,
  id: ExerciseId,
  rule: TargetRule,
): PlannedExercises => ({ ...exercises, [id]: { ...exercises[id], rule } });

const hasAmount = (exercises: PlannedExercises, id: ExerciseId) => exercises[id].rule.kind === 'standard';

export const exercisesWithAmount = (exercises: PlannedExercises): ExerciseId[] =>
  exerciseIds.filter((id) => hasAmount(exercises, id));

/** The amount of an exercise in percent; 100 if it has steps of its own. */
export function amountOf(exercises: PlannedExercises, id: ExerciseId): number {
  const { rule } = exercises[id];
  return rule.kind === 'standard' ? rule.percent : 100;
}

/** The smallest of the amounts in percent; the highest possible one if all exercises have steps. */
export const leastAmount = (exercises: PlannedExercises): number =>
  Math.min(percentLimits.most, ...exercisesWithAmount(exercises).map((id) => amountOf(exercises, id)));

export const areAmountsEqual = (exercises: PlannedExercises): boolean =>
  new Set(exercisesWithAmount(exercises).map((id) => amountOf(exercises, id))).size <= 1;

/** Sets an amount for all exercises that have one. Steps stay unchanged. */
export const withAmount = (exercises: PlannedExercises, percent: number): PlannedExercises =>
  eachExercise((id) =>
    hasAmount(exercises, id) ? { ...exercises[id], rule: { kind: 'standard', percent } } : exercises[id],
  );

/** Steps from `target` to the run's last target: one rep more on every second day. */
export const stepsFrom = (target: number, last: number): Steps => {
  const start = Math.min(target, stepLimits.start.most);
  return { kind: 'steps', start, step: 1, every: 2, ceiling: Math.max(start, last) };
};

/** Changes one number of the steps. A higher start raises the ceiling too, so that the result is always a valid plan. */
export function withStepNumber(steps: Steps, name: keyof typeof stepLimits, value: number): Steps {
  const changedSteps = { ...steps, [name]: value };
  return { ...changedSteps, ceiling: Math.max(changedSteps.ceiling, changedSteps.start) };
}

/** The editable fields by the server's names, such as `exercises.pushups.rule.step`. */
export const fieldsOf = (exercises: PlannedExercises): string[] =>
  exerciseIds.flatMap((id) => {
    const { kind, ...numbers } = exercises[id].rule;
    const names = ['movement', ...Object.keys(numbers).map((number) => `rule.${number}`)];
    return names.map((name) => `exercises.${id}.${name}`);
  });

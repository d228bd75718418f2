import { type ExerciseId, eachExercise, exerciseIds } from '@hundred/domain/days/exercises';
import type { MovementId } from '@hundred/domain/movements/movements';
import { percentLimits, stepLimits } from '@hundred/domain/programs/plan-limits';
import type { PlannedExercises } from '@hundred/domain/programs/presets';
import type { Plan, TargetRule } from '@hundred/domain/programs/program';
import { text } from './text';

export type Steps = TargetRule & { kind: 'steps' };

/** A plan needs a name. Plans that are not presets have the default one. */
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

/** Whether the target of an exercise is a percentage of the standard target. */
const isByAmount = (exercises: PlannedExercises, id: ExerciseId) => exercises[id].rule.kind === 'standard';

/** The exercises with a share of the run's target. The others have steps of their own. */
export const exercisesByAmount = (exercises: PlannedExercises): ExerciseId[] =>
  exerciseIds.filter((id) => isByAmount(exercises, id));

/** The amount of an exercise in percent; 100 if it has steps of its own. */
export function amountOf(exercises: PlannedExercises, id: ExerciseId): number {
  const { rule } = exercises[id];
  return rule.kind === 'standard' ? rule.percent : 100;
}

/** The smallest of the amounts in percent; the highest possible one if all exercises have steps. */
export const leastAmount = (exercises: PlannedExercises): number =>
  Math.min(percentLimits.most, ...exercisesByAmount(exercises).map((id) => amountOf(exercises, id)));

export const areAmountsEqual = (exercises: PlannedExercises): boolean =>
  new Set(exercisesByAmount(exercises).map((id) => amountOf(exercises, id))).size <= 1;

/** Sets an amount for all exercises that have one. Steps stay unchanged. */
export const withAmount = (exercises: PlannedExercises, percent: number): PlannedExercises =>
  eachExercise((id) =>
    isByAmount(exercises, id) ? { ...exercises[id], rule: { kind: 'standard', percent } } : exercises[id],
  );

/** Steps from `target` to the run's last target: one rep more on every second day. */
export const stepsFrom = (target: number, last: number): Steps => {
  const start = Math.min(target, stepLimits.start.most);
  return { kind: 'steps', start, step: 1, every: 2, ceiling: Math.max(start, last) };
};

/** Changes one figure. A higher start raises the ceiling too, so that the result is always a valid plan. */
export function withFigure(steps: Steps, name: keyof typeof stepLimits, value: number): Steps {
  const changedSteps = { ...steps, [name]: value };
  return { ...changedSteps, ceiling: Math.max(changedSteps.ceiling, changedSteps.start) };
}

/** The editable fields by the server's names, such as `exercises.pushups.rule.step`. */
export const fieldsOf = (exercises: PlannedExercises): string[] =>
  exerciseIds.flatMap((id) => {
    const { kind, ...figures } = exercises[id].rule;
    const names = ['movement', ...Object.keys(figures).map((figure) => `rule.${figure}`)];
    return names.map((name) => `exercises.${id}.${name}`);
  });

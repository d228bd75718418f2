import type { Today } from '@hundred/contract/today';
import { type ExerciseId, eachExercise } from '@hundred/domain/days/exercises';
import { percentLimits, stepLimits } from '@hundred/domain/programs/plan-limits';
import type { PlannedExercises } from '@hundred/domain/programs/presets';
import { standardMovement, type TargetRule } from '@hundred/domain/programs/program';

const standardRule = { kind: 'standard', percent: 100 } as const;

/** A plan with this percentage of what the days ask for. Steps continue from today's target. */
export function partOfPlan(
  { path, plan, exercises }: Today,
  percentOf: (id: ExerciseId) => number,
): PlannedExercises {
  const planned =
    plan?.plan?.exercises ??
    eachExercise((id) => ({ movement: standardMovement(path, id), rule: standardRule }));
  return partOfExercises(planned, percentOf, (id) => exercises[id].target);
}

/** Steps continue from the day's target. */
export const partOfExercises = (
  planned: PlannedExercises,
  percentOf: (id: ExerciseId) => number,
  targetOf: (id: ExerciseId) => number,
): PlannedExercises =>
  eachExercise((id) => ({
    ...planned[id],
    rule: partOfRule(planned[id].rule, percentOf(id), targetOf(id)),
  }));

function partOfRule(rule: TargetRule, percent: number, target: number): TargetRule {
  if (rule.kind === 'standard') {
    // Rounded, because percentages are chosen in steps.
    const part = percentLimits.step * Math.round((rule.percent * percent) / (100 * percentLimits.step));
    return { ...rule, percent: within(percentLimits, part) };
  }
  const start = within(stepLimits.start, Math.round((target * percent) / 100));
  return { ...rule, start, ceiling: Math.max(start, rule.ceiling) };
}

const within = ({ least, most }: { least: number; most: number }, figure: number) =>
  Math.min(most, Math.max(least, figure));

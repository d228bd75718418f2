import type { PathId } from '../century-club/paths';
import { type ExerciseId, exerciseIds } from '../days/exercises';
import { creditOf, type MovementId } from '../movements/movements';
import { standardMovement, standardTarget } from '../programs/program';
import { rankedReps } from './score';

/** A day as it is shown. An answer of an older version has neither path nor movements: then they are the run's own. */
interface ShownDay {
  dayNumber: number;
  path?: PathId | null;
  exercises: Record<ExerciseId, { completed: boolean; target: number; movement?: MovementId }>;
}

/**
 * The reps that boards would count for the remaining exercises, each done to its target. After an import the boards'
 * targets are lower than the run's: those of `targetHere`.
 */
export function worthLeft(
  { dayNumber, path = null, exercises }: ShownDay,
  targetsHere?: Record<ExerciseId, number> | null,
): number {
  return exerciseIds.reduce((sum, id) => {
    const { completed, target, movement } = exercises[id];
    if (completed) return sum;
    const runMovement = standardMovement(path, id);
    const runTarget = standardTarget(path, id, dayNumber);
    const standard = Math.min(runTarget, targetsHere?.[id] ?? runTarget);
    const credit = creditOf(movement ?? runMovement, runMovement);
    return sum + rankedReps({ reps: target, target, standard, credit });
  }, 0);
}

import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import type { ExerciseCompleted } from '@hundred/domain/challenge/facts/facts';
import { type RunRecord, runIndexAt } from '@hundred/domain/challenge/fold/run-record';
import { movementVersions } from '@hundred/domain/movements/movement-versions';
import type { MovementId } from '@hundred/domain/movements/movements';
import { standardMovement } from '@hundred/domain/programs/program';

type Completion = Extract<DayCommand, { kind: 'completeExercise' }>;

/** The first version of facts with a target. */
const firstVersionWithTarget = 2;

/**
 * Adds to a completion the day, the target and the movement that this device showed. Without them the server would count
 * the completion by a plan that another device adopted and this device has not pulled yet.
 *
 * Fields that an older server would refuse are left out. Such a server counts the movement of the day.
 * @param fact What the rules on this device made of the command, by the plan that the person saw.
 * @param serverVersion The version of the facts that the server writes.
 * @param versions The version from which a server knows each movement.
 */
export function withShownPlan(
  command: Completion,
  fact: ExerciseCompleted,
  runs: readonly RunRecord[],
  serverVersion: number,
  versions = movementVersions,
): Completion {
  const shownMovement = fact.movement ?? usualMovement(fact, runs);
  // The movement of the command is not sent if the server does not know it.
  const { movement: _, ...completion } = command;
  return {
    ...completion,
    dayNumber: fact.dayNumber,
    ...(serverVersion >= firstVersionWithTarget && { target: fact.target }),
    ...(serverVersion >= versions[shownMovement] && { movement: shownMovement }),
  };
}

/** The movement of a fact that names none: the usual one of its run. */
function usualMovement({ at, exercise }: ExerciseCompleted, runs: readonly RunRecord[]): MovementId {
  const run = runs[runIndexAt(runs, at)];
  return standardMovement(run?.path ?? null, exercise);
}

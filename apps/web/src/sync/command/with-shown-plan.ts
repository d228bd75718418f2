import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import type { ExerciseCompleted } from '@hundred/domain/challenge/facts/facts';
import { type RunRecord, runIndexAt } from '@hundred/domain/challenge/fold/run-record';
import { movementVersions } from '@hundred/domain/movements/movement-versions';
import { standardMovement } from '@hundred/domain/programs/program';

type Completion = Extract<DayCommand, { kind: 'completeExercise' }>;

/** The first version of facts with a target. */
const targetVersion = 2;

/**
 * Adds the day, the target and the movement that the person saw. Another device may have adopted a plan that this device
 * has not pulled, and the server would count the completion by that plan. Fields that an older server would refuse are
 * left out; it then counts the movement of the day.
 * @param fact What the rules on this device made of the command.
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
  const { dayNumber, target } = fact;
  // A fact without a movement has the usual one of its run.
  const shown =
    fact.movement ?? standardMovement(runs[runIndexAt(runs, fact.at)]?.path ?? null, fact.exercise);
  // The requested movement is never sent: `shown` is sent in its place, or none if the server does not know `shown`.
  const { movement: _swapped, ...completion } = command;
  return {
    ...completion,
    dayNumber,
    ...(serverVersion >= targetVersion && { target }),
    ...(serverVersion >= versions[shown] && { movement: shown }),
  };
}

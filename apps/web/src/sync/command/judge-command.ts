import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import type { ExerciseCompleted } from '@hundred/domain/challenge/facts/facts';
import { type RunRecord, runIndexAt } from '@hundred/domain/challenge/fold/run-record';
import { movementVersions } from '@hundred/domain/movements/movement-versions';
import { standardMovement } from '@hundred/domain/programs/program';
import { decideOn, type LocalLogWithFacts } from '../reducer/rebase';
import { type CommandRefusal, type PendingCommand, versionOf } from './pending-command';
import { text } from './text';

/** The decision of the rules about a command. `unchanged`: it was done before, so there is nothing to push. */
export type Judgement =
  | ({ result: 'refused' } & CommandRefusal)
  | { result: 'unchanged' }
  | { result: 'accepted'; pending: PendingCommand; newBadges: readonly BadgeId[] };

type CommandToJudge = Pick<PendingCommand, 'id' | 'uid' | 'command' | 'at'>;

/** The versions of the server's facts, which determine the fields that it understands. */
interface ServerVersions {
  server: number;
  /** The version from which a server knows each movement. */
  movements: typeof movementVersions;
}

/**
 * Judges a command at its instant, and adds the date, the zone and the day that the rules determine.
 * @param movements Another table for tests of servers that lack a movement.
 */
export function judgeCommand(
  local: LocalLogWithFacts,
  { id, uid, command, at: performedAt }: CommandToJudge,
  serverVersion: number,
  movements = movementVersions,
): Judgement {
  // If the clock is behind the last fact, the command counts right after that fact.
  const at = Math.max(performedAt, local.snapshot.lastAt + 1);
  const decision = decideOn(local, { ...command, deviceKey: id }, at);
  if (!decision.accepted) {
    const { code } = decision.refusal;
    return { result: 'refused', code, message: text[code].message };
  }
  // Only badges follow the fact of a command.
  const [fact] = decision.facts;
  if (!fact || !('deviceKey' in fact)) return { result: 'unchanged' };
  const versions = { server: serverVersion, movements };
  const pending: PendingCommand = {
    id,
    uid,
    version: versionOf(command),
    command:
      command.kind === 'completeExercise' && fact.kind === 'exerciseCompleted'
        ? withShownPlan(command, fact, local.snapshot.runs, versions)
        : command,
    at,
    date: fact.localDate,
    zone: fact.timezone,
    status: { kind: 'pending' },
  };
  return { result: 'accepted', pending, newBadges: decision.newBadges };
}

/** The first version of facts with a target. */
const targetVersion = 2;

/**
 * Adds the day, the target and the movement that the person saw. Another device may have adopted a plan that this device
 * has not pulled, and the server would count the completion by that plan. Fields that an older server would refuse are
 * left out; it then counts the movement of the day.
 */
function withShownPlan(
  command: Extract<DayCommand, { kind: 'completeExercise' }>,
  fact: ExerciseCompleted,
  runs: readonly RunRecord[],
  versions: ServerVersions,
): DayCommand {
  const { dayNumber, target } = fact;
  // A fact without a movement has the usual one of its run.
  const shown =
    fact.movement ?? standardMovement(runs[runIndexAt(runs, fact.at)]?.path ?? null, fact.exercise);
  // The command names a movement only after a swap. It is left out if the server does not know it.
  const { movement: _swapped, ...completion } = command;
  return {
    ...completion,
    dayNumber,
    ...(versions.server >= targetVersion && { target }),
    ...(versions.server >= versions.movements[shown] && { movement: shown }),
  };
}

import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import type { ExerciseCompleted } from '@hundred/domain/challenge/facts/facts';
import { runIndexAt } from '@hundred/domain/challenge/fold/run-record';
import { movementVersions } from '@hundred/domain/movements/movement-versions';
import { standardMovement } from '@hundred/domain/programs/program';
import { decideOn, type LocalLog } from '../reducer/rebase';
import { type PendingCommand, versionOf } from './pending-command';

/** The decision of the rules about a command. `pending` is null if the command changes nothing. */
export type Judgement =
  | { accepted: false; code: string; message: string }
  | { accepted: true; pending: PendingCommand | null; newBadges: readonly BadgeId[] };

type Request = { id: string; uid: string; command: DayCommand; at: number };

/** Judges a command at its instant, and adds the date, the zone and the day that the rules determine. */
export function judgeCommand(
  local: LocalLog,
  request: Request,
  serverVersion: number,
  versions = movementVersions,
): Judgement {
  const { id, uid, command } = request;
  // If the clock is behind the last fact, the command counts right after that fact.
  const at = Math.max(request.at, local.snapshot.lastAt + 1);
  const decision = decideOn(local, { ...command, deviceKey: id }, at);
  if (!decision.accepted) {
    const { code, message } = decision.refusal;
    return { accepted: false, code, message };
  }
  const [fact] = decision.facts;
  if (!fact || !('timezone' in fact && 'localDate' in fact))
    return { accepted: true, pending: null, newBadges: [] };
  const details = fact.kind === 'exerciseCompleted' ? detailsOf(local, fact, serverVersion, versions) : {};
  const pending: PendingCommand = {
    id,
    uid,
    version: versionOf(command),
    command: { ...withoutMovement(command), ...details },
    at,
    date: fact.localDate,
    zone: fact.timezone,
    status: { kind: 'pending' },
  };
  return { accepted: true, pending, newBadges: decision.newBadges };
}

function withoutMovement(command: DayCommand): DayCommand {
  if (command.kind !== 'completeExercise') return command;
  const { movement, ...rest } = command;
  return rest;
}

/** The first version of facts with a target. */
const targetVersion = 2;

/**
 * The plan as the person saw it, because another device may have adopted one that this device has not pulled. Fields
 * that an older server would refuse are left out: without its swap, an exercise counts as the one of the day.
 */
function detailsOf(
  { snapshot: { runs } }: LocalLog,
  { at, dayNumber, exercise, target, movement: swapped }: ExerciseCompleted,
  serverVersion: number,
  versions: typeof movementVersions,
) {
  const movement = swapped ?? standardMovement(runs[runIndexAt(runs, at)]?.path ?? null, exercise);
  return {
    dayNumber,
    ...(serverVersion >= targetVersion && { target }),
    ...(serverVersion >= versions[movement] && { movement }),
  };
}

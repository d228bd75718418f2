import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import { decideOn, type LocalLogWithFacts } from '../reducer/rebase';
import { type CommandRefusal, type PendingCommand, versionOf } from './pending-command';
import { text } from './text';
import { withShownPlan } from './with-shown-plan';

/** The decision of the rules about a command. `unchanged`: it was done before, so there is nothing to push. */
export type Judgement =
  | ({ result: 'refused' } & CommandRefusal)
  | { result: 'unchanged' }
  | { result: 'accepted'; pending: PendingCommand; newBadges: readonly BadgeId[] };

export type CommandToJudge = Pick<PendingCommand, 'id' | 'uid' | 'command' | 'at'>;

/**
 * Judges a command at its instant, and adds the date, the zone and the day that the rules determine. The version of the
 * server's facts determines which fields it understands.
 */
export function judgeCommand(
  local: LocalLogWithFacts,
  { id, uid, command, at: performedAt }: CommandToJudge,
  serverVersion: number,
): Judgement {
  // If the clock is behind the last fact, the command counts right after that fact.
  const at = Math.max(performedAt, local.snapshot.lastAt + 1);
  const decision = decideOn(local, { ...command, deviceKey: id }, at);
  if (!decision.accepted) {
    const { code } = decision.refusal;
    return { result: 'refused', code, message: text[code].message };
  }
  // The first fact is that of the command. Only badges follow it.
  const [fact] = decision.facts;
  if (!fact || !('deviceKey' in fact)) return { result: 'unchanged' };
  const pending: PendingCommand = {
    id,
    uid,
    version: versionOf(command),
    command:
      command.kind === 'completeExercise' && fact.kind === 'exerciseCompleted'
        ? withShownPlan(command, fact, local.snapshot.runs, serverVersion)
        : command,
    at,
    date: fact.localDate,
    zone: fact.timezone,
    status: { kind: 'pending' },
  };
  return { result: 'accepted', pending, newBadges: decision.newBadges };
}

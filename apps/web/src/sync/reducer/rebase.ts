import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import { decideDay, decideDayFromSnapshot } from '@hundred/domain/challenge/decide/decide-day';
import type { Decision } from '@hundred/domain/challenge/decide/decision';
import { type Fact, hasDeviceKey } from '@hundred/domain/challenge/facts/facts';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { canPush, type PendingCommand } from '../command/pending-command';
import type { BaseLog } from './base-log';

/** The facts of the installation (`shared`: Premium for everyone) and the server's, then those of the pending commands. */
export interface LocalLog {
  /** Undefined until they have been read from the device. */
  facts: readonly Fact[] | undefined;
  snapshot: Snapshot;
}

export type LocalLogWithFacts = LocalLog & { facts: readonly Fact[] };

/** Decides as the server does: from the snapshot, and from the facts only if a command affects earlier ones. */
export function decideOn({ facts, snapshot }: LocalLogWithFacts, command: DayCommand, now: number): Decision {
  // A command that the log has is decided from the facts, because only `decideDay` looks for its key and adds nothing.
  const fromSnapshot = hasDeviceKey(facts, command.deviceKey)
    ? null
    : decideDayFromSnapshot(snapshot, command, now);
  return fromSnapshot ?? decideDay(facts, command, now);
}

/** The command as the domain decides it. */
export const toDomainCommand = ({ id, command, at, date, zone }: PendingCommand): DayCommand => ({
  ...command,
  deviceKey: id,
  at,
  ...(date !== undefined && { localDate: date }),
  ...(zone !== undefined && { timezone: zone }),
});

/**
 * Applies the pending commands to the server's log. A command that the rules refuse adds nothing. Commands need the
 * facts: where these could not be read, the log stays as it is until it is pulled again.
 */
export function rebase(base: BaseLog, pending: readonly PendingCommand[]): LocalLog {
  if (!base.facts) return base;
  let { snapshot } = base;
  let facts: readonly Fact[] = base.shared?.length ? [...base.shared, ...base.facts] : base.facts;
  for (const command of pending) {
    if (!canPush(command)) continue;
    const decision = decideOn({ facts, snapshot }, toDomainCommand(command), command.at);
    if (!decision.accepted || decision.facts.length === 0) continue;
    facts = [...facts, ...decision.facts];
    snapshot = decision.snapshot;
  }
  return { facts, snapshot };
}

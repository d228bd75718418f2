import { deservedBadges } from '../../badges/deserved-badges';
import type { CivilDate } from '../../days/civil-date';
import type { CommandHandler, CommandResult } from '../commands/command-result';
import type { Command } from '../commands/commands';
import { type DecisionInput, logNeeded } from '../commands/decision-input';
import type { Refusal } from '../commands/refusals';
import type { BadgeId } from '../facts/badge-id';
import { type BadgeEarned, type Fact, hasDeviceKey } from '../facts/facts';
import { extend, fold } from '../fold/fold';
import type { Snapshot } from '../fold/snapshot';

export type Decision = Acceptance | DecisionRefusal;

export interface Acceptance {
  accepted: true;
  /** The facts to append to the log, including badges; empty if the command changes nothing. */
  facts: readonly Fact[];
  /** The fold of the log with those facts. */
  snapshot: Snapshot;
  newBadges: readonly BadgeId[];
  /** The date the command counts for, if any. */
  localDate: CivilDate | null;
}

export interface DecisionRefusal {
  accepted: false;
  refusal: Refusal;
}

/** A handler for each kind of command. */
export type CommandHandlers<Commands extends Command> = {
  readonly [Kind in Commands['kind']]: CommandHandler<Extract<Commands, { kind: Kind }>>;
};

/** Makes the two functions that decide the commands of these handlers. */
export function makeDeciders<Commands extends Command>(handlers: CommandHandlers<Commands>) {
  function handle(input: DecisionInput, command: Commands, now: number) {
    const kind: Commands['kind'] = command.kind;
    // Each handler takes its own kind of command, which the compiler cannot infer from the table.
    const handler = handlers[kind] as unknown as CommandHandler<Commands>;
    return handler(input, command, now);
  }

  /** Decides a command from the whole log. */
  function decide(log: readonly Fact[], command: Commands, now: number): Decision {
    const snapshot = fold(log);
    const result = isRepeated(log, command)
      ? { facts: [], localDate: command.localDate ?? null }
      : handle({ snapshot, log }, command, now);
    if (result === logNeeded) throw new Error('A command is always decided from the whole log');
    if ('code' in result) return { accepted: false, refusal: result };
    // A snapshot cannot be extended by facts that change its settled dates.
    const after = extend(snapshot, result.facts) ?? fold([...log, ...result.facts]);
    return accept(result, snapshot, after);
  }

  /**
   * Decides a command from the snapshot alone, because most commands need only that one row. Null if the log is needed:
   * load it and call `decide`. The store checks whether the log already contains the device key; an exercise sent twice
   * changes nothing anyway.
   */
  function decideFromSnapshot(snapshot: Snapshot, command: Commands, now: number): Decision | null {
    const result = handle({ snapshot, log: null }, command, now);
    if (result === logNeeded) return null;
    if ('code' in result) return { accepted: false, refusal: result };
    const after = extend(snapshot, result.facts);
    return after && accept(result, snapshot, after);
  }
  return { decide, decideFromSnapshot };
}

/** Whether the log contains a fact with the command's device key. Only commands that name a date have such a key. */
function isRepeated(log: readonly Fact[], command: Command): command is Command & { localDate?: CivilDate } {
  return 'deviceKey' in command && hasDeviceKey(log, command.deviceKey);
}

function accept({ facts, localDate }: CommandResult, before: Snapshot, after: Snapshot): Acceptance {
  const last = facts.at(-1);
  if (!last) return { accepted: true, facts, snapshot: before, newBadges: [], localDate };
  const badges = badgesToRecord(after, last.at);
  return {
    accepted: true,
    facts: [...facts, ...badges],
    // A badge changes no settled date, so the fold is extended. Only the type allows null.
    snapshot: extend(after, badges) ?? after,
    newBadges: badges.map(({ badge }) => badge),
    localDate,
  };
}

/** The badges that a log has earned and not recorded. */
export function badgesToRecord(snapshot: Snapshot, instant: number): BadgeEarned[] {
  const recordedIds = new Set(snapshot.badges.map(({ id }) => id));
  return deservedBadges(snapshot)
    .filter((id) => !recordedIds.has(id))
    .map((badge) => ({ kind: 'badgeEarned', at: instant, badge }));
}

import type { Command } from '@hundred/domain/challenge/commands/commands';
import { decide, decideNext } from '@hundred/domain/challenge/decide/decide';
import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import type { Reader } from '../db/storage';
import { Refusal } from '../refusals/refusal';
import { findByDeviceKey } from './facts';
import { refuseFlood } from './flood';
import type { Head } from './head';
import { refusalOf } from './refusal-of';

/** What a command added to the log. */
export interface Executed {
  /** Empty where the command changed nothing. */
  facts: readonly Fact[];
  /** How long the log was before them. */
  from: number;
  snapshot: Snapshot;
  newBadges: readonly BadgeId[];
  /** The date that the command counts for, where it counts for one. */
  localDate: CivilDate | null;
}

export interface Decided extends Executed {
  /** Set where the key of the command was not looked up: appending has to find out whether the log has it. */
  deviceKey?: string | undefined;
}

export interface CommandsToDecide {
  reader: Reader;
  personId: string;
  commands: readonly Command[];
  now: number;
  head: Head;
  /** Reads the whole log; null if it is too long to be read in this thread. */
  readLog: (() => Promise<readonly Fact[]>) | null;
}

/**
 * Decides these commands one after the other; one refusal refuses all. Null if one needs the whole log and it must
 * not be read here.
 */
export async function decideCommands(
  request: CommandsToDecide,
  find: FindSent = findSent,
): Promise<Decided | Refusal | null> {
  const { reader, personId, commands, now, head, readLog } = request;
  let decided: Executed = {
    facts: [],
    from: head.length,
    snapshot: head.snapshot,
    newBadges: [],
    localDate: null,
  };
  let log: readonly Fact[] | null = null;
  for (const command of commands) {
    const sent = await find(reader, personId, command);
    if (sent) {
      decided = { ...decided, localDate: sent.localDate };
      continue;
    }
    let decision = decideNext(decided.snapshot, command, now);
    if (!decision) {
      if (!readLog) return null;
      log ??= await readLog();
      decision = decide([...log, ...decided.facts], command, now);
    }
    if (!decision.accepted) return refusalOf(decision.refusal);
    const flood = await refuseFlood(reader, personId, head, command, decision.facts, now);
    if (flood) return flood;
    decided = {
      ...decision,
      from: head.length,
      facts: [...decided.facts, ...decision.facts],
      newBadges: [...decided.newBadges, ...decision.newBadges],
    };
  }
  return decided;
}

/**
 * Decides a command without looking up its key, which costs a round trip: pages send a key with every command, and
 * nearly every one is new. `append` then writes nothing if the log has the key. Null if the key has to be looked up
 * first, because the command makes no facts from the snapshot alone.
 */
export async function decideUnseenCommand(request: CommandsToDecide): Promise<Decided | null> {
  const [command, ...others] = request.commands;
  const deviceKey = command && keyOf(command);
  if (deviceKey === undefined || others.length > 0 || request.head.length === 0) return null;
  const decided = await decideCommands({ ...request, readLog: null }, async () => null);
  if (decided === null || decided instanceof Refusal || decided.facts.length === 0) return null;
  return { ...decided, deviceKey };
}

const keyOf = (command: Command) => ('deviceKey' in command ? command.deviceKey : undefined);

type FindSent = (reader: Reader, personId: string, command: Command) => ReturnType<typeof findByDeviceKey>;

/** The first command under a device's key takes effect; the same key again changes nothing. */
const findSent: FindSent = async (reader, personId, command) => {
  const deviceKey = keyOf(command);
  return deviceKey === undefined ? null : findByDeviceKey(reader, personId, deviceKey);
};

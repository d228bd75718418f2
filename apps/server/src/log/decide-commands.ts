import type { Command } from '@hundred/domain/challenge/commands/commands';
import { type LogNeeded, logNeeded } from '@hundred/domain/challenge/commands/decision-input';
import { decide, decideFromSnapshot } from '@hundred/domain/challenge/decide/decide';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import type { Reader } from '../db/storage';
import { Refusal } from '../refusals/refusal';
import type { ExecutionResult } from './execution';
import { findByDeviceKey } from './facts';
import { refuseFlood } from './flood';
import type { LogAtHead } from './head';
import { withInstallationFacts } from './premium/installation-facts';
import { refusalOf } from './refusal-of';

export interface AttemptDecision extends ExecutionResult {
  /** Set if the key of the command was not looked up: appending has to find out whether the log has it. */
  deviceKey?: string | undefined;
}

export interface CommandsToDecide extends LogAtHead {
  commands: readonly Command[];
  /** Undefined if the log is too long to be read in this thread: commands that need all of it get `logNeeded`. */
  readWholeLog: (() => Promise<readonly Fact[]>) | undefined;
}

/**
 * Decides the commands of an attempt to append them. The first attempt assumes that the key of a command is new: if the
 * log has it, nothing is appended, and the next attempt looks it up.
 */
export async function decideAttempt(
  toDecide: CommandsToDecide,
  isFirstAttempt: boolean,
): Promise<AttemptDecision | Refusal | LogNeeded> {
  const withNewKey = isFirstAttempt ? await decideAssumingNewKey(toDecide) : undefined;
  return withNewKey ?? decideCommands(toDecide);
}

/** Decides these commands one after the other; one refusal refuses all. */
export const decideCommands = (toDecide: CommandsToDecide): Promise<AttemptDecision | Refusal | LogNeeded> =>
  decideEach(toDecide, findEarlier);

/**
 * Decides a command without looking up its key, which costs a round trip: pages send a key with every command, and
 * nearly every one is new. `append` then writes nothing if the log has the key. Undefined if the key has to be looked up
 * first, because the command makes no facts from the snapshot alone.
 */
async function decideAssumingNewKey(toDecide: CommandsToDecide): Promise<AttemptDecision | undefined> {
  const [command, ...others] = toDecide.commands;
  const deviceKey = command && keyOf(command);
  if (deviceKey === undefined || others.length > 0 || toDecide.head.length === 0) return undefined;
  const result = await decideEach({ ...toDecide, readWholeLog: undefined }, async () => null);
  if (result === logNeeded || result instanceof Refusal || result.facts.length === 0) return undefined;
  return { ...result, deviceKey };
}

async function decideEach(
  toDecide: CommandsToDecide,
  find: typeof findEarlier,
): Promise<AttemptDecision | Refusal | LogNeeded> {
  const { reader, personId, commands, now, head, readWholeLog } = toDecide;
  const { length: from, snapshot } = head;
  let result: ExecutionResult = { facts: [], from, snapshot, newBadges: [], localDate: null };
  let log: readonly Fact[] | undefined;
  for (const command of commands) {
    const earlier = await find(reader, personId, command);
    if (earlier) {
      result = { ...result, localDate: earlier.localDate };
      continue;
    }
    let decision = decideFromSnapshot(result.snapshot, command, now);
    if (!decision) {
      if (!readWholeLog) return logNeeded;
      log ??= withInstallationFacts(await readWholeLog());
      decision = decide([...log, ...result.facts], command, now);
    }
    if (!decision.accepted) return refusalOf(decision.refusal);
    const flood = await refuseFlood(toDecide, command, decision.facts);
    if (flood) return flood;
    result = {
      ...decision,
      from,
      facts: [...result.facts, ...decision.facts],
      newBadges: [...result.newBadges, ...decision.newBadges],
    };
  }
  return result;
}

const keyOf = (command: Command) => ('deviceKey' in command ? command.deviceKey : undefined);

/** What the log has of an earlier command with the same key. Only the first one takes effect. */
async function findEarlier(reader: Reader, personId: string, command: Command) {
  const deviceKey = keyOf(command);
  return deviceKey === undefined ? null : findByDeviceKey(reader, personId, deviceKey);
}

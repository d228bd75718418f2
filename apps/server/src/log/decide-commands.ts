import type { Command } from '@hundred/domain/challenge/commands/commands';
import { type LogNeeded, logNeeded } from '@hundred/domain/challenge/commands/decision-input';
import { decide, decideFromSnapshot } from '@hundred/domain/challenge/decide/decide';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import type { Reader } from '../db/storage';
import { Refusal } from '../refusals/refusal';
import type { ExecutionResult } from './execution';
import { findByDeviceKey } from './facts';
import type { LogAtHead } from './head';
import { withInstallationFacts } from './premium/installation-facts';
import { refusalOf } from './refusal-of';
import { refuseTooManyFacts } from './refuse-too-many-facts';

export interface AttemptDecision extends ExecutionResult {
  /** Set if the key of the command was not looked up. Then `append` has to find out whether the log has it. */
  deviceKey?: string | undefined;
}

export interface CommandsToDecide extends LogAtHead {
  commands: readonly Command[];
  /** Undefined if the log is too long to be read in this thread: commands that need all of it get `logNeeded`. */
  readWholeLog: (() => Promise<readonly Fact[]>) | undefined;
}

export type DecideCommands = (toDecide: CommandsToDecide) => Promise<AttemptDecision | Refusal | LogNeeded>;

/** Decides these commands one after the other; one refusal refuses all. */
export const decideCommands: DecideCommands = (toDecide) => decideEach(toDecide, findEarlier);

/**
 * Decides the commands of a first attempt to append them. It assumes that the key of a command is new: if the log has
 * it, nothing is appended, and the next attempt uses `decideCommands`, which looks it up.
 */
export const decideFirstAttempt: DecideCommands = async (toDecide) =>
  (await decideAssumingNewKey(toDecide)) ?? decideCommands(toDecide);

/**
 * Decides a single command without looking up its key, which costs a round trip: pages send a key with every command,
 * and nearly every one is new. `append` then writes nothing if the log has the key. Returns undefined if the key has to
 * be looked up first, because the snapshot alone gives no facts to append. A refusal is not final before that either: a
 * command that was accepted may be refused when it is repeated.
 */
async function decideAssumingNewKey(toDecide: CommandsToDecide): Promise<AttemptDecision | undefined> {
  const [command, ...others] = toDecide.commands;
  const deviceKey = command && keyOf(command);
  if (deviceKey === undefined || others.length > 0 || toDecide.head.length === 0) return undefined;
  const findNothing = async () => null;
  const result = await decideEach({ ...toDecide, readWholeLog: undefined }, findNothing);
  if (result === logNeeded || result instanceof Refusal || result.facts.length === 0) return undefined;
  return { ...result, deviceKey };
}

/** Decides the commands one after the other. `find` looks up whether the log has a command already, by its key. */
async function decideEach(
  toDecide: CommandsToDecide,
  find: typeof findEarlier,
): Promise<ExecutionResult | Refusal | LogNeeded> {
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
      // Every fold includes the facts of the installation, which may give Premium to everyone.
      log ??= withInstallationFacts(await readWholeLog());
      decision = decide([...log, ...result.facts], command, now);
    }
    if (!decision.accepted) return refusalOf(decision.refusal);
    const tooMany = await refuseTooManyFacts(toDecide, command, decision.facts);
    if (tooMany) return tooMany;
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

/** The date of an earlier command with the same key, if the log has one. Only the first command of a key takes effect. */
async function findEarlier(reader: Reader, personId: string, command: Command) {
  const deviceKey = keyOf(command);
  return deviceKey === undefined ? null : findByDeviceKey(reader, personId, deviceKey);
}

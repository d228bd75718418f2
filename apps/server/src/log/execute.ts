import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from '@hundred/domain/challenge/commands/commands';
import { logNeeded } from '@hundred/domain/challenge/commands/decision-input';
import { busyRefusal, makeKeyedQueue, type QueueLimits } from '../concurrency/keyed-queue';
import { neverAborted } from '../concurrency/request-aborted';
import { queryIn } from '../db/query';
import type { Database } from '../db/storage';
import { Refusal } from '../refusals/refusal';
import { append, appendWithColumns, prepareAppend } from './append';
import {
  type AttemptDecision,
  type DecideCommands,
  decideCommands,
  decideFirstAttempt,
} from './decide-commands';
import { executeWithin } from './execute-within';
import {
  type Execute,
  type ExecuteOptions,
  type ExecuteParts,
  type Execution,
  type ExecutionResult,
  mostAttempts,
} from './execution';
import { readFacts } from './facts';
import { type Head, isLong, type LogAtHead, makeReadHead } from './head';
import type { Projection } from './projection';

/** The pause after the first attempt. Each further one is longer by as much. */
const pauseMs = 20;

/**
 * A page and a second device together never have 30 commands waiting. A command that waits too long is refused well before
 * its request times out.
 */
export const queueLimits: QueueLimits = { maxWaiting: 30, timeoutMs: 10_000 };

/** The outcome if another writer appended first, or if the log already has the key of the command. */
const notAppended = 'not appended';

type AttemptOutcome = ExecutionResult | Refusal | typeof notAppended;

/**
 * Executes commands: reads the head of the log, decides and appends. No lock is held while it decides. Instead, the facts are
 * appended only if the log is still as long as the one they were decided from; otherwise the next attempt begins with a new
 * head. The commands of a person take turns in a queue. Within the transaction of a caller there is no queue
 * (`executeWithin`).
 */
export function makeExecute(
  database: Database,
  projections: readonly Projection[] = [],
  {
    query = queryIn(database),
    queue = makeKeyedQueue(queueLimits),
    readLog = ({ length }, personId) => readFacts(database, personId, 0, length),
    executeInOtherThread,
  }: ExecuteParts = {},
): Execute {
  const readCurrentHead = makeReadHead(database);

  return (personId, commandOrCommands, options) => {
    const commands = 'kind' in commandOrCommands ? [commandOrCommands] : commandOrCommands;
    const { now } = options;
    return 'transaction' in options
      ? executeWithin(options.transaction, projections, { personId, commands, now })
      : executeInQueue(personId, commands, options);
  };

  function executeInQueue(
    personId: string,
    commands: readonly Command[],
    { now, head, personColumns = {}, signal = neverAborted() }: ExecuteOptions,
  ): Promise<ExecutionResult | Refusal> {
    const execution = { personId, commands, now, personColumns };
    return queue(personId, signal, (hasWaited) =>
      // A command that had to wait in the queue follows one that wrote, so the head of its caller is outdated.
      attemptUntilAppended(execution, hasWaited ? undefined : head, signal),
    );
  }

  async function attemptUntilAppended(
    execution: Execution,
    headOfCaller: Head | undefined,
    signal: AbortSignal,
  ): Promise<ExecutionResult | Refusal> {
    for (let attempts = 1; attempts <= mostAttempts; attempts += 1) {
      const isFirst = attempts === 1;
      const givenHead = isFirst ? headOfCaller : undefined;
      const head = givenHead ?? (await readCurrentHead(execution.personId));
      // The first attempt assumes that the key of the command is new. If the log has it, nothing is appended, and the next
      // attempt looks it up and answers without facts.
      const outcome = await attempt(execution, head, isFirst ? decideFirstAttempt : decideCommands, signal);
      if (outcome !== notAppended) return outcome;
      // An outdated head of the caller is no race with another writer, so the next attempt begins at once.
      if (!givenHead && attempts < mostAttempts) await wait(attempts * pauseMs);
      signal.throwIfAborted();
    }
    return busyRefusal();
  }

  async function attempt(
    execution: Execution,
    head: Head,
    decide: DecideCommands,
    signal: AbortSignal,
  ): Promise<AttemptOutcome> {
    const { personId, commands, now } = execution;
    const logAtHead = { reader: database, personId, head, now };
    // A command that needs the whole of a long log is executed in another thread, if there is one. Without `readWholeLog`,
    // the decision says that the log is needed.
    const executeElsewhere = isLong(head) ? executeInOtherThread : undefined;
    const readWholeLog = executeElsewhere ? undefined : () => readLog(head, personId, signal);
    const decision = await decide({ ...logAtHead, commands, readWholeLog });
    if (decision instanceof Refusal) return decision;
    if (decision === logNeeded) {
      if (!executeElsewhere) throw new Error('The rules asked for a log that they could read here.');
      return executeElsewhere(execution, signal);
    }
    return appendDecision(logAtHead, decision, execution.personColumns, signal);
  }

  /** Appends what was decided. Columns of the person's row, if there are any, change in the same transaction. */
  async function appendDecision(
    logAtHead: LogAtHead,
    decision: AttemptDecision,
    personColumns: Execution['personColumns'],
    signal: AbortSignal,
  ): Promise<AttemptOutcome> {
    const hasColumns = Object.keys(personColumns).length > 0;
    if (decision.facts.length === 0 && !hasColumns) return decision;
    const prepared = await prepareAppend(projections, logAtHead, decision);
    signal.throwIfAborted();
    const isAppended = await (hasColumns
      ? appendWithColumns(database, prepared, personColumns)
      : append(query, prepared));
    return isAppended ? decision : notAppended;
  }
}

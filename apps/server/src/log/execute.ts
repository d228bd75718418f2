import { setTimeout as wait } from 'node:timers/promises';
import { logNeeded } from '@hundred/domain/challenge/commands/decision-context';
import { busy, makeKeyedQueue, type QueueLimits } from '../concurrency/keyed-queue';
import { neverAborted } from '../concurrency/request-aborted';
import { queryIn } from '../db/query';
import type { Database } from '../db/storage';
import { Refusal } from '../refusals/refusal';
import { append, appendWithColumns, mostAttempts, prepareAppend } from './append';
import {
  type AttemptDecision,
  type CommandsToDecide,
  decideAttempt,
  type ExecutionResult,
} from './decide-commands';
import { executeWithin } from './execute-within';
import type { Execute, ExecuteParts, Execution } from './execution';
import { readFacts } from './facts';
import { type Head, isLong, makeReadHead } from './head';
import type { Projection } from './projections';

/** Longer after each attempt. */
const pauseMs = 20;

/** More than a page and a second device ever have under way; refused well before a request is given up. */
export const queueLimits: QueueLimits = { maxWaiting: 30, timeoutMs: 10_000 };

/** The result if somebody else appended first, or if the log has the key of the command already. */
const notAppended = 'not appended';

type AttemptResult = ExecutionResult | Refusal | typeof notAppended;

/**
 * Reads the head, decides and appends. No lock is held to decide: the facts are appended only to a log that is still as
 * long as the one they were decided from, and otherwise everything is done again from a new head.
 */
export function makeExecute(
  database: Database,
  projections: readonly Projection[] = [],
  {
    query = queryIn(database),
    queue = makeKeyedQueue(queueLimits),
    readLog = ({ length }, personId) => readFacts(database, personId, 0, length),
    executeLong,
  }: ExecuteParts = {},
): Execute {
  const readCurrentHead = makeReadHead(database);

  return (personId, oneOrMore, options) => {
    const commands = 'kind' in oneOrMore ? [oneOrMore] : oneOrMore;
    const { now } = options;
    if ('transaction' in options)
      return executeWithin(options.transaction, projections, { personId, commands, now });
    const { head, columns = {}, signal = neverAborted() } = options;
    const execution = { personId, commands, now, columns };
    return queue(personId, signal, (hasWaited) =>
      // A command that had to wait in the queue follows one that wrote, so the head of its caller is outdated.
      attemptUntilAppended(execution, hasWaited ? undefined : head, signal),
    );
  };

  async function attemptUntilAppended(
    execution: Execution,
    callersHead: Head | undefined,
    signal: AbortSignal,
  ): Promise<ExecutionResult | Refusal> {
    for (let attempts = 1; attempts <= mostAttempts; attempts += 1) {
      const isFirstAttempt = attempts === 1;
      const isOfCaller = isFirstAttempt && callersHead !== undefined;
      const head = isOfCaller ? callersHead : await readCurrentHead(execution.personId);
      const result = await attempt(execution, head, isFirstAttempt, signal);
      if (result !== notAppended) return result;
      // The head of the caller may be old: that is no race, so there is no pause.
      if (!isOfCaller && attempts < mostAttempts) await wait(attempts * pauseMs);
      signal.throwIfAborted();
    }
    return busy();
  }

  async function attempt(
    execution: Execution,
    head: Head,
    isFirstAttempt: boolean,
    signal: AbortSignal,
  ): Promise<AttemptResult> {
    const { personId, commands, now } = execution;
    // A long log is read by `executeLong`, in another thread.
    const executeElsewhere = isLong(head) ? executeLong : undefined;
    const request: CommandsToDecide = {
      reader: database,
      personId,
      commands,
      now,
      head,
      readLog: executeElsewhere ? null : () => readLog(head, personId, signal),
    };
    const decided = await decideAttempt(request, isFirstAttempt);
    // Only without `readLog`, so there is an `executeElsewhere`.
    if (decided === logNeeded) return executeElsewhere!(execution, signal);
    if (decided instanceof Refusal) return decided;
    return appendDecided(request, decided, execution.columns, signal);
  }

  async function appendDecided(
    request: CommandsToDecide,
    decided: AttemptDecision,
    columns: Execution['columns'],
    signal: AbortSignal,
  ): Promise<AttemptResult> {
    const hasColumns = Object.keys(columns).length > 0;
    if (decided.facts.length === 0 && !hasColumns) return decided;
    const prepared = await prepareAppend(projections, request, decided);
    signal.throwIfAborted();
    const isAppended = await (hasColumns
      ? appendWithColumns(database, prepared, columns)
      : append(query, prepared));
    return isAppended ? decided : notAppended;
  }
}

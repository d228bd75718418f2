import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from '@hundred/domain/challenge/commands/commands';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { eq } from 'drizzle-orm';
import { busy, type KeyedQueue, makeKeyedQueue, type QueueLimits } from '../concurrency/keyed-queue';
import { neverAborted } from '../concurrency/request-aborted';
import { type Query, queryIn } from '../db/query';
import { type PersonRow, person } from '../db/schema/schema';
import type { Database, Reader, Transaction } from '../db/storage';
import { Refusal } from '../refusals/refusal';
import { type Append, append } from './append';
import { type Decided, decideCommands, decideUnseenCommand, type Executed } from './decide-commands';
import { readFacts } from './facts';
import { type Head, isLong, makeReadHead, readHead } from './head';
import { type Projection, project } from './projections';

export interface ExecuteOptions {
  now: number;
  /** The head of the log, if the caller has read it a moment ago. */
  head?: Head;
  /** Columns of the person's row that change together with the log. */
  columns?: Partial<PersonRow>;
  signal?: AbortSignal;
  /** The commands become part of this transaction. A refused command writes nothing. */
  transaction?: Transaction;
}

/** Carries out a command, or several that stand or fall together. Every route and admin command writes through this. */
export type Execute = (
  personId: string,
  commands: Command | readonly Command[],
  options: ExecuteOptions,
) => Promise<Executed | Refusal>;

/** Plain data, so that it can be handed to another thread. */
export interface Execution {
  personId: string;
  commands: readonly Command[];
  now: number;
  columns: Partial<PersonRow>;
}

/** All facts of a log that is as long as its head says. */
export type ReadLog = (
  head: Pick<Head, 'length'>,
  personId: string,
  signal: AbortSignal,
) => Promise<readonly Fact[]>;

export interface ExecuteParts {
  query?: Query;
  /** Runs the commands of one person one after the other, because a lost race costs as much as a decision. */
  queue?: KeyedQueue;
  readLog?: ReadLog;
  /** Decides, in another thread, commands that need the whole of a long log; without it, they are decided here. */
  executeLong?: (execution: Execution, signal: AbortSignal) => Promise<Executed | Refusal>;
}

/** Only another server can win the race against a command that has its turn here. */
const mostTries = 10;
const pauseMs = 20;

/** More than a page and a second device ever have under way; refused well before a request is given up. */
export const queueLimits: QueueLimits = { maxWaiting: 30, timeoutMs: 10_000 };

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

  /** What is appended for a decision, with what follows from it. */
  const appendOf = async (
    reader: Reader,
    { personId, now }: Execution,
    head: Head,
    decided: Decided,
  ): Promise<Append> => {
    const change = { personId, facts: decided.facts, before: head.snapshot, after: decided.snapshot, now };
    const projected = await project(projections, change, reader);
    return { ...decided, personId, expectedLength: head.length, projected };
  };

  /** Null if another server appended first, or the log has the key of the command already. */
  const attempt = async (execution: Execution, head: Head, isFirst: boolean, signal: AbortSignal) => {
    const { personId, columns } = execution;
    const isReadHere = executeLong === undefined || !isLong(head);
    const request = {
      ...execution,
      reader: database,
      head,
      readLog: isReadHere ? () => readLog(head, personId, signal) : null,
    };
    const decided = (isFirst && (await decideUnseenCommand(request))) || (await decideCommands(request));
    if (decided === null) return executeLong!(execution, signal);
    if (decided instanceof Refusal) return decided;
    const changesRow = Object.keys(columns).length > 0;
    if (decided.facts.length === 0 && !changesRow) return decided;
    const appending = await appendOf(database, execution, head, decided);
    signal.throwIfAborted();
    if (!changesRow) return (await append(query, appending)) ? decided : null;
    const isWritten = await database.transaction(async (transaction) => {
      // The log first and then the person's row: every writer locks them in this order.
      if (decided.facts.length > 0 && !(await append(queryIn(transaction), appending))) return false;
      await transaction.update(person).set(columns).where(eq(person.id, personId));
      return true;
    });
    return isWritten ? decided : null;
  };

  const executeInTurn = (execution: Execution, recentHead: Head | undefined, signal: AbortSignal) =>
    queue(execution.personId, signal, async (hasWaited) => {
      // A command that had to wait in the queue follows one that wrote, so a head from before is outdated.
      let head = hasWaited ? undefined : recentHead;
      for (let tries = 1; tries <= mostTries; tries += 1) {
        const current = head ?? (await readCurrentHead(execution.personId));
        const executed = await attempt(execution, current, tries === 1, signal);
        if (executed) return executed;
        if (!head) await wait(tries * pauseMs);
        head = undefined;
        signal.throwIfAborted();
      }
      return busy();
    });

  const executeWithin = async (transaction: Transaction, execution: Execution) => {
    const { personId } = execution;
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const head = await readHead(transaction, personId);
      const whole = () => readFacts(transaction, personId, 0, head.length);
      const decided = await decideCommands({ ...execution, reader: transaction, head, readLog: whole });
      if (decided instanceof Refusal) return decided;
      if (decided === null) throw new Error('a command was not decided from the whole log');
      if (decided.facts.length === 0) return decided;
      const appending = await appendOf(transaction, execution, head, decided);
      if (await append(queryIn(transaction), appending)) return decided;
    }
    throw new Error('the log grew each time that it was read');
  };

  return (personId, oneOrMore, { now, head, columns = {}, signal = neverAborted(), transaction }) => {
    const commands = 'kind' in oneOrMore ? [oneOrMore] : oneOrMore;
    const execution: Execution = { personId, commands, now, columns };
    return transaction ? executeWithin(transaction, execution) : executeInTurn(execution, head, signal);
  };
}

import type { Command } from '@hundred/domain/challenge/commands/commands';
import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import type { KeyedQueue } from '../concurrency/keyed-queue';
import type { Query } from '../db/query';
import type { PersonRow } from '../db/schema/schema';
import type { Transaction } from '../db/storage';
import type { Refusal } from '../refusals/refusal';
import type { Head } from './head';

/**
 * How often a command is decided and appended before it is given up. The first attempt also fails if the log has the
 * key of the command, or if the caller's head is outdated. Each later one fails only if another server, or a transaction of
 * this one, has appended meanwhile. That seldom happens twice in a row, so after ten times something appends without end.
 */
export const mostAttempts = 10;

/** For commands with a transaction of their own, in the queue of their person. */
export interface ExecuteOptions {
  now: number;
  /** The head of the log, if the caller has read it a moment ago. */
  head?: Head;
  /** Columns of the person's row that change together with the log. */
  personColumns?: Partial<PersonRow>;
  signal?: AbortSignal;
}

/** For commands that become part of the caller's transaction. A refused command writes nothing. */
export interface ExecuteWithinOptions {
  now: number;
  transaction: Transaction;
}

/** What commands added to the log. */
export interface ExecutionResult {
  /** Empty if the commands changed nothing. */
  facts: readonly Fact[];
  /** The length of the log before them. */
  from: number;
  snapshot: Snapshot;
  newBadges: readonly BadgeId[];
  /** The date that the last command counts for, if it counts for one. */
  localDate: CivilDate | null;
}

/** Carries out a command, or several that stand or fall together. Every route and admin command writes through this. */
export type Execute = (
  personId: string,
  commands: Command | readonly Command[],
  options: ExecuteOptions | ExecuteWithinOptions,
) => Promise<ExecutionResult | Refusal>;

/** The commands of a person to be executed: plain data, so that it can be passed to another thread. */
export interface Execution {
  personId: string;
  commands: readonly Command[];
  now: number;
  personColumns: Partial<PersonRow>;
}

/** Reads all facts of a log, up to the length in its head. */
export type ReadLog = (
  head: Pick<Head, 'length'>,
  personId: string,
  signal: AbortSignal,
) => Promise<readonly Fact[]>;

export interface ExecuteParts {
  /** Runs the statement that appends. That of the server (`makeQuery`) prepares it once for each connection. */
  query?: Query;
  /** Runs the commands of one person one after the other, because losing a race costs another decision. */
  queue?: KeyedQueue;
  readLog?: ReadLog;
  /** Executes in another thread the commands that need the whole of a long log. Without it, this thread executes them. */
  executeInOtherThread?: (execution: Execution, signal: AbortSignal) => Promise<ExecutionResult | Refusal>;
}

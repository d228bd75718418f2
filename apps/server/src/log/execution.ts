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
 * How often a command is decided and appended. An attempt fails only if another server, or a transaction of this one that
 * appends within itself, has appended meanwhile. That seldom happens twice in a row. Ten times mean that something appends
 * without end, so the command is given up.
 */
export const mostAttempts = 10;

/** For commands with a transaction of their own, in the queue of their person. */
export interface ExecuteOptions {
  now: number;
  /** The head of the log, if the caller has read it a moment ago. */
  head?: Head;
  /** Columns of the person's row that change together with the log. */
  columns?: Partial<PersonRow>;
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

/** Plain data, so that it can be passed to another thread. */
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
  /** Executes, in another thread, commands that need the whole of a long log; without it, they are executed here. */
  executeLong?: (execution: Execution, signal: AbortSignal) => Promise<ExecutionResult | Refusal>;
}

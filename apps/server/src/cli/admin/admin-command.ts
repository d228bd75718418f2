import type { Transaction } from '../../db/storage';
import type { Execute } from '../../log/execute';

export interface AdminTask {
  transaction: Transaction;
  /** For commands that are part of a person's log. */
  execute: Execute;
  args: readonly string[];
  now: number;
}

export interface AdminOutcome {
  /** The output at the terminal. */
  lines: readonly string[];
  /** Set by commands that change something: stored in the audit table, in the same transaction. */
  audit?: Record<string, unknown>;
  /** Undoes what the transaction cannot, if it is rolled back or repeated. */
  undo?: () => Promise<void>;
}

/** One command of `npm run admin`. Wrong usage throws StartRefused and changes nothing. */
export interface AdminCommand {
  name: string;
  usage: string;
  summary: string;
  run(task: AdminTask): Promise<AdminOutcome>;
}

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
  /** What the person at the terminal reads. */
  lines: readonly string[];
  /** Set by commands that change something: kept in the audit table, in the same transaction. */
  audit?: Record<string, unknown>;
  /** Takes back what the transaction cannot, where it is undone or done again. */
  undo?: () => Promise<void>;
}

/** One command of `npm run admin`. A wrong use is thrown as StartRefused, and nothing is changed. */
export interface AdminCommand {
  name: string;
  usage: string;
  summary: string;
  run(task: AdminTask): Promise<AdminOutcome>;
}

import type { Transaction } from '../../db/storage';
import type { ChallengeWriter } from '../../log/writer';

export interface AdminTask {
  transaction: Transaction;
  /** For what belongs into somebody's log. */
  writer: ChallengeWriter;
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

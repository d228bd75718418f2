import type { ActionTask, AuditedOutcome } from '../../operating/audited';

export interface AdminTask extends ActionTask {
  args: readonly string[];
}

export interface AdminOutcome extends AuditedOutcome {
  /** The output at the terminal. */
  lines: readonly string[];
}

/** One command of `npm run admin`. Wrong usage throws StartRefused and changes nothing. */
export interface AdminCommand {
  name: string;
  usage: string;
  summary: string;
  run(task: AdminTask): Promise<AdminOutcome>;
}

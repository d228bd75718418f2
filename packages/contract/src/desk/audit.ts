import { z } from 'zod';

/** Something an operator did. */
export const auditEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** The command, under the name that it has at the command line. */
  action: z.string(),
  /** Null if the account of the operator was deleted. */
  operator: z.string().nullable(),
  /** Whether it was done at the command line, where nobody signs in. */
  byCommandLine: z.boolean(),
  /** Whom it was about; null if that was nobody, or if their account was deleted. */
  person: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Details of the action, such as a plan, a number of days or a reason. */
  note: z.string().nullable(),
});
export type DeskAuditEntry = z.output<typeof auditEntry>;

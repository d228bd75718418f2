import { auditEntry } from '../db/schema/schema';
import type { Database, Transaction } from '../db/storage';
import { makeExecute } from '../log/execute';
import type { Execute } from '../log/execution';
import { type PlanMail, planNoMail } from '../mail/plan-mail';
import { projections } from '../projections';
import { Refusal } from '../refusals/refusal';

/** What an action of an operator works with. */
export interface ActionTask {
  transaction: Transaction;
  /** For commands that are part of a person's log. */
  execute: Execute;
  now: number;
  /** Does nothing where mail is not set up. */
  planMail: PlanMail;
}

/** What an action returns. */
export interface AuditedOutcome {
  /** The details of its entry in the audit table; absent if nothing was changed. */
  audit?: Record<string, unknown>;
  /** Undoes what the transaction cannot, if it is rolled back or repeated. */
  undo?: () => Promise<void>;
}

export interface AuditedAction {
  /** The name of the action in the audit. */
  command: string;
  /** The operator at the desk; absent at the command line. */
  operatorId?: string;
  now: number;
  planMail?: PlanMail;
}

/**
 * Runs an action of an operator in one transaction with its entry in the audit table, for the command line and the
 * desk. A refused action changes nothing and leaves no entry.
 */
export async function runAudited<Outcome extends AuditedOutcome | Refusal>(
  database: Database,
  { command, operatorId, now, planMail = planNoMail }: AuditedAction,
  work: (task: ActionTask) => Promise<Outcome>,
): Promise<Outcome> {
  const execute = makeExecute(database, projections);
  let undo: AuditedOutcome['undo'];
  try {
    return await database.transaction(async (transaction) => {
      // After a lost race this callback is repeated, so what an earlier attempt did is undone first.
      await undo?.();
      undo = undefined;
      const outcome = await work({ transaction, execute, now, planMail });
      if (outcome instanceof Refusal) return outcome;
      undo = outcome.undo;
      if (outcome.audit) {
        const details = operatorId ? { ...outcome.audit, operator: operatorId } : outcome.audit;
        await transaction.insert(auditEntry).values({ at: new Date(now), command, details });
      }
      return outcome;
    });
  } catch (error) {
    await undo?.();
    throw error;
  }
}

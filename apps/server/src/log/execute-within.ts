import { logNeeded } from '@hundred/domain/challenge/commands/decision-input';
import { queryIn } from '../db/query';
import type { Transaction } from '../db/storage';
import { Refusal } from '../refusals/refusal';
import { append, prepareAppend } from './append';
import { decideCommands } from './decide-commands';
import { type Execution, type ExecutionResult, mostAttempts } from './execution';
import { readFacts } from './facts';
import { readHead } from './head';
import type { Projection } from './projection';

/**
 * Executes commands as part of a transaction. It reads and writes through the connection of the transaction alone, because
 * another one would wait for its locks.
 */
export async function executeWithin(
  transaction: Transaction,
  projections: readonly Projection[],
  execution: Omit<Execution, 'personColumns'>,
): Promise<ExecutionResult | Refusal> {
  const { personId } = execution;
  for (let attempts = 1; attempts <= mostAttempts; attempts += 1) {
    const head = await readHead(transaction, personId);
    const readWholeLog = () => readFacts(transaction, personId, 0, head.length);
    const toDecide = { ...execution, reader: transaction, head, readWholeLog };
    const decision = await decideCommands(toDecide);
    if (decision === logNeeded) throw new Error('a command was not decided from the whole log');
    if (decision instanceof Refusal || decision.facts.length === 0) return decision;
    const prepared = await prepareAppend(projections, toDecide, decision);
    if (await append(queryIn(transaction), prepared)) return decision;
  }
  throw new Error('the log grew each time that it was read');
}

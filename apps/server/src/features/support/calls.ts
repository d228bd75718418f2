import { askSupport, getSupport } from '@hundred/contract/support';
import type { Database, Transaction } from '../../db/storage';
import type { Routes } from '../../http/route';
import { Refusal } from '../../refusals/refusal';
import { requestAnswer, requestsOf, storeRequest } from './requests';

export function addSupportCalls(
  routes: Routes,
  database: Database,
  notifyOperator: (transaction: Transaction) => Promise<void>,
): void {
  routes.add(getSupport, async ({ person }) => ({
    requests: (await requestsOf(database, person.id)).map(requestAnswer),
  }));

  routes.add(askSupport, async ({ person, body, now }) => {
    const stored = await storeRequest(database, person.id, body, { now, onNew: notifyOperator });
    return stored instanceof Refusal ? stored : { success: true as const, request: requestAnswer(stored) };
  });
}

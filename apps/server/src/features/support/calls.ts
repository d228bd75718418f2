import { askSupport, getSupport } from '@hundred/contract/support';
import type { Database } from '../../db/storage';
import type { Routes } from '../../http/route';
import { Refusal } from '../../refusals/refusal';
import { keepRequest, requestAnswer, requestsOf } from './requests';

export function addSupportCalls(routes: Routes, database: Database, notifyOperator: () => void): void {
  routes.add(getSupport, async ({ person }) => ({
    requests: (await requestsOf(database, person.id)).map(requestAnswer),
  }));

  routes.add(askSupport, async ({ person, body, now }) => {
    const isStored = await keepRequest(database, person.id, body, now);
    if (isStored instanceof Refusal) return isStored;
    if (isStored.isNew) notifyOperator();
    return { success: true as const, request: requestAnswer(isStored.row) };
  });
}

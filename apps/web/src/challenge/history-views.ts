import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import type { History } from '@hundred/domain/challenge/state/state';
import { historyAnswer } from '@hundred/domain/statistics/history-answer';
import { driverIfLoaded } from '../sync/load-driver';
import type { LocalState, LocalStateWithFacts } from './local-state';
import { type FactsView, factsViewOfCall } from './view';

const histories = new WeakMap<LocalState, History | null>();

/**
 * Every date of every run; null before the first run. Several views need it, so it is computed once for each state. A state
 * with facts is passed only once the driver is loaded (`selectIn`).
 */
export function historyAt(local: LocalStateWithFacts): History | null {
  const cachedHistory = histories.get(local);
  if (cachedHistory !== undefined) return cachedHistory;
  const history = driverIfLoaded()?.historyOf(local.facts, local.now) ?? null;
  histories.set(local, history);
  return history;
}

/** The current run, one entry for each date. */
export const historyView = factsViewOfCall('/challenge/progress-history', (local) => {
  const history = historyAt(local);
  // Calls count runs from 1.
  return history && local.state && historyAnswer(history, { run: local.state.runIndex + 1 });
});

/** Everything that the history pages need. No call of the API returns it. */
export type WholeHistory = { history: History | null; snapshot: Snapshot; now: number };

export const wholeHistoryView: FactsView<WholeHistory> = {
  key: 'whole-history',
  selectFromFacts: (local) => ({ history: historyAt(local), snapshot: local.snapshot, now: local.now }),
};

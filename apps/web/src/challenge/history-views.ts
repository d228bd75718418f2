import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import type { History } from '@hundred/domain/challenge/state/state';
import { historyAnswer } from '@hundred/domain/statistics/history-answer';
import { loadedDriver } from '../sync/load-driver';
import type { LocalState } from './local-state';
import { type View, viewOfCall } from './view';

const histories = new WeakMap<LocalState, History | null>();

/** Every date of every run. Several views need it, so it is computed once for each state. */
export function historyAt(local: LocalState): History | null | undefined {
  const driver = loadedDriver();
  if (!local.facts || !driver) return undefined;
  if (!histories.has(local)) histories.set(local, driver.historyOf(local.facts, local.now));
  return histories.get(local);
}

/** The current run, one entry for each date. */
export const historyView = viewOfCall('/challenge/progress-history', (local) => {
  const history = historyAt(local);
  return history && local.state && historyAnswer(history, { run: local.state.run + 1 });
});

/** Everything that the history pages need. No call of the API returns it. */
export type WholeHistory = { history: History | null; snapshot: Snapshot; now: number };

export const wholeHistoryView: View<WholeHistory> = {
  key: 'whole-history',
  select(local) {
    const history = historyAt(local);
    return history === undefined ? undefined : { history, snapshot: local.snapshot, now: local.now };
  },
};

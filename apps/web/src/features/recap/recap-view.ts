import { lastPremiumDateOf } from '@hundred/domain/entitlements/last-premium-date';
import { type WeekRecap, weekRecap } from '@hundred/domain/recap/week-recap';
import { historyAt } from '../../challenge/history-views';
import type { FactsView } from '../../challenge/view';

/** The week that is over, for today; `recap` is null if it had too few days. */
export type RecapOfToday = { today: string; recap: WeekRecap | null };

export const recapView: FactsView<RecapOfToday> = {
  key: 'week-recap',
  selectFromFacts(local) {
    const history = historyAt(local);
    if (!history) return history;
    const { snapshot, now } = local;
    const log = { history, runs: snapshot.runs, offUntil: lastPremiumDateOf(snapshot, now) };
    return { today: history.today, recap: weekRecap(log, history.today) };
  },
};

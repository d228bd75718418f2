import { addDays, type CivilDate, weekdayOf } from '@hundred/domain/days/civil-date';
import { lastPremiumDateOf } from '@hundred/domain/entitlements/last-premium-date';
import { type WeekRecap, weekRecap } from '@hundred/domain/recap/week-recap';
import { historyAt } from '../../challenge/history-views';
import type { FactsView } from '../../challenge/view';

export type RecapOfToday = {
  today: CivilDate;
  /** The week that is over; null if it had too few days. */
  recap: WeekRecap | null;
  /** The date of tomorrow, set only on a Saturday whose week will have a recap. */
  recapTomorrow?: CivilDate;
};

export const recapView: FactsView<RecapOfToday> = {
  key: 'week-recap',
  selectFromFacts(local) {
    const history = historyAt(local);
    if (!history) return history;
    const { snapshot, now } = local;
    // Weekdays off need Premium.
    const recapInput = { history, runs: snapshot.runs, offUntil: lastPremiumDateOf(snapshot, now) };
    const { today } = history;
    const tomorrow = addDays(today, 1);
    const isDueTomorrow = weekdayOf(tomorrow) === 0 && weekRecap(recapInput, tomorrow) !== null;
    return { today, recap: weekRecap(recapInput, today), ...(isDueTomorrow && { recapTomorrow: tomorrow }) };
  },
};

import type { PremiumStatus } from '@hundred/contract/premium';
import type { Today } from '@hundred/contract/today';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import { historyView } from '../../challenge/history-views';
import { useChallenge } from '../../challenge/use-challenge';
import { premiumView } from '../../challenge/views';
import { serverClock } from '../../platform/server-clock';
import { useAccount } from './account';
import { firstDoneAt, lastDoneAt } from './day-state';
import { nextOpening } from './next-opening';

/**
 * When the day after a completed one opens. The date that counts as today is the last of the history: for somebody who
 * flew west the clock alone does not know it. A history that is older than the day, or not there yet, says nothing
 * of it.
 */
export function useOpening(today: Today) {
  const { zone } = useAccount();
  const { data } = useChallenge(historyView);
  const premium = useChallenge(premiumView).data;
  const last = data?.history.at(-1);
  const isOfToday = last?.allCompleted && last.dayNumber === today.dayNumber;
  const at = lastDoneAt(today);
  const date = isOfToday ? last.date : localDateIn(zone, firstDoneAt(today) ?? at);
  const opening = nextOpening({ date, at }, zone, serverClock.now());
  return opening.when === 'now' ? opening : { ...opening, offUntil: lastPremiumDate(premium, zone, date) };
}

/** Undefined where it has no end, or is not known. */
function lastPremiumDate(premium: PremiumStatus | undefined, zone: string, date: CivilDate) {
  if (premium?.isPremium === false) return date;
  return premium?.until ? localDateIn(zone, Date.parse(premium.until) - 1) : undefined;
}

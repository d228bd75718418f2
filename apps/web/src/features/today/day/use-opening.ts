import type { PremiumStatus } from '@hundred/contract/premium';
import type { Today } from '@hundred/contract/today';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import { historyView } from '../../../challenge/history-views';
import { useChallenge } from '../../../challenge/use-challenge';
import { premiumView } from '../../../challenge/views';
import { serverClock } from '../../../platform/time/server-clock';
import { useAccount } from '../account';
import { firstDoneAt, lastDoneAt } from './day-state';
import { nextOpening } from './next-opening';

/**
 * When the day after a completed one opens. The date that counts as today is the last of the history, because the clock
 * alone is wrong for a person who flew west. A history that is missing or older than the day is ignored.
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

/** The last date with Premium; undefined if it has no end or has not loaded. */
function lastPremiumDate(premium: PremiumStatus | undefined, zone: string, date: CivilDate) {
  if (premium?.isPremium === false) return date;
  return premium?.until ? localDateIn(zone, Date.parse(premium.until) - 1) : undefined;
}

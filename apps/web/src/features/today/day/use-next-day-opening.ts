import type { PremiumStatus } from '@hundred/contract/premium';
import type { Today } from '@hundred/contract/today';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import type { TimedEntry } from '@hundred/domain/statistics/history-entry';
import { historyView } from '../../../challenge/history-views';
import { useChallenge } from '../../../challenge/use-challenge';
import { premiumView } from '../../../challenge/views';
import { serverClock } from '../../../platform/time/server-clock';
import { usePersonAndZone } from '../person-and-zone';
import { firstDoneAt, lastDoneAt } from './day-state';
import { nextOpening, type Opening } from './next-opening';

/** When the day after the completed one opens. */
export function useNextDayOpening(today: Today): Opening {
  const { zone } = usePersonAndZone();
  const history = useChallenge(historyView).data?.history;
  const premium = useChallenge(premiumView).data;
  const finishedAt = lastDoneAt(today);
  const date = dateInHistory(today, history) ?? localDateIn(zone, firstDoneAt(today) ?? finishedAt);
  const opening = nextOpening({ date, finishedAt }, zone, serverClock.now());
  return opening.when === 'now' ? opening : { ...opening, offUntil: lastPremiumDate(premium, zone, date) };
}

/**
 * The date that the completed day counts for, which the clock alone gets wrong for a person who flew west. Undefined if
 * the history has not loaded or does not have the day yet.
 */
function dateInHistory(today: Today, history: readonly TimedEntry[] = []): CivilDate | undefined {
  const last = history.at(-1);
  return last?.status === 'complete' && last.dayNumber === today.dayNumber ? last.date : undefined;
}

/**
 * The last date with Premium; undefined if Premium has no end or has not loaded. Without Premium it is `date`, so that no
 * later date is a weekday off.
 */
function lastPremiumDate(
  premium: PremiumStatus | undefined,
  zone: string,
  date: CivilDate,
): CivilDate | undefined {
  if (premium?.isPremium === false) return date;
  // Premium has ended at the instant `until`.
  return premium?.until ? localDateIn(zone, Date.parse(premium.until) - 1) : undefined;
}

import type { PremiumStatus } from '@hundred/contract/premium';
import { badgesAnswer } from '@hundred/domain/badges/badges-answer';
import { calendarAnswer, type MonthAsked } from '@hundred/domain/calendar/calendar-answer';
import { premiumAnswer } from '@hundred/domain/entitlements/premium-answer';
import { at } from '@hundred/domain/runs/at';
import { fold } from '@hundred/domain/runs/fold';
import { historyOf } from '@hundred/domain/runs/history';
import { historyAnswer } from '@hundred/domain/statistics/history-answer';
import { statsAnswer } from '@hundred/domain/statistics/stats-answer';
import { todayAnswer } from '@hundred/domain/today/today-answer';
import type { Known } from '../platform/api';
import type { ProgressHistory, Stats } from '../platform/challenge-queries';

/** The very functions by which the server answers, over the facts that this device knows. */

const stateOf = ({ facts, now }: Known) => at(fold(facts), now);

export function deriveToday(known: Known) {
  const state = stateOf(known);
  return state && todayAnswer(state);
}

export function deriveStats(known: Known): Stats | null {
  const state = stateOf(known);
  return state && statsAnswer(known.profile, state);
}

/** The whole current run. */
export function deriveHistory(known: Known): ProgressHistory | null {
  const state = stateOf(known);
  const history = historyOf(known.facts, known.now);
  return state && history && historyAnswer(history, { run: state.run + 1 });
}

export const deriveBadges = ({ facts, now }: Known) => badgesAnswer(fold(facts), now);

export function deriveCalendar({ facts, now }: Known, asked: MonthAsked) {
  const history = historyOf(facts, now);
  return history && calendarAnswer(history, asked);
}

export function derivePremium({ facts, now }: Known): PremiumStatus {
  return { ...premiumAnswer(fold(facts), now), checkout: null };
}

export const deriveCenturyClub = (known: Known) => stateOf(known)?.centuryClub ?? null;

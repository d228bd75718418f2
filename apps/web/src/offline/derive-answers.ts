import type { Address, AnswerAt } from '@hundred/contract/calls';
import { badgesAnswer } from '@hundred/domain/badges/badges-answer';
import { calendarAnswer, type MonthAsked } from '@hundred/domain/calendar/calendar-answer';
import { premiumAnswer } from '@hundred/domain/entitlements/premium-answer';
import { at } from '@hundred/domain/runs/at';
import { historyOf } from '@hundred/domain/runs/history';
import { historyAnswer } from '@hundred/domain/statistics/history-answer';
import { statsAnswer } from '@hundred/domain/statistics/stats-answer';
import { todayAnswer } from '@hundred/domain/today/today-answer';
import type { Known } from './known';

const stateOf = ({ snapshot, now }: Known) => at(snapshot, now);

export function deriveToday(known: Known) {
  const state = stateOf(known);
  return state && todayAnswer(state);
}

/** The very functions by which the server answers, over the facts that this device knows. Null before the start. */
const answers = {
  '/challenge/today': deriveToday,
  '/challenge/stats'(known: Known) {
    const state = stateOf(known);
    return state && statsAnswer(known.profile, state);
  },
  /** The whole current run. */
  '/challenge/progress-history'(known: Known) {
    const state = stateOf(known);
    const history = historyOf(known.facts, known.now);
    return state && history && historyAnswer(history, { run: state.run + 1 });
  },
  '/challenge/badges': ({ snapshot, now }: Known) => badgesAnswer(snapshot, now),
  '/challenge/century-club/options': (known: Known) => stateOf(known)?.centuryClub ?? null,
  '/premium/status': ({ snapshot, now }: Known) => ({ ...premiumAnswer(snapshot, now), checkout: null }),
} satisfies { [Path in Address<'GET'>]?: (known: Known) => AnswerAt<'GET', Path> | null };

/** The answer to a question of the API, as far as it follows from the log; null where it does not. */
export function deriveAnswer(path: string, known: Known): unknown {
  if (path in answers) return answers[path as keyof typeof answers](known);
  const month = monthIn(path);
  return month && deriveMonth(known, month);
}

function monthIn(path: string): MonthAsked | null {
  const found = /^\/challenge\/calendar\/(\d+)\/(\d+)(?:\?run=(\d+))?$/.exec(path);
  if (!found) return null;
  const [, year, month, run] = found;
  return { year: Number(year), month: Number(month), run: run === undefined ? undefined : Number(run) };
}

function deriveMonth({ facts, snapshot, now }: Known, month: MonthAsked) {
  const history = historyOf(facts, now);
  return history && calendarAnswer(history, month, snapshot.zones);
}

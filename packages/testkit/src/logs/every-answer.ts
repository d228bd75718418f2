import { badgesAnswer } from '@hundred/domain/badges/badges-answer';
import { calendarAnswer } from '@hundred/domain/calendar/calendar-answer';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { historyOf } from '@hundred/domain/challenge/state/history';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { premiumAnswer } from '@hundred/domain/entitlements/premium-answer';
import { boardTotals } from '@hundred/domain/ranking/board-totals';
import { historyAnswer } from '@hundred/domain/statistics/history-answer';
import { statsAnswer } from '@hundred/domain/statistics/stats-answer';
import { todayAnswer } from '@hundred/domain/today/today-answer';

const profile = { displayName: 'Sam', ageGroup: null, showNameOnLeaderboard: true };

/** Every answer about a person's log, and its scores on the boards, by the name of the answer. */
export function everyAnswer(log: readonly Fact[], snapshot: Snapshot, now: number) {
  const state = stateAt(snapshot, now);
  const history = historyOf(log, now);
  if (!state || !history) throw new Error('Not started');
  const months = [...new Set(history.dates.map(({ date }) => date.slice(0, 7)))];
  const completions = log.filter((fact) => fact.kind === 'exerciseCompleted');
  return {
    today: todayAnswer(state),
    stats: statsAnswer(profile, state),
    badges: badgesAnswer(snapshot, now),
    premium: premiumAnswer(snapshot, now),
    centuryClub: state.centuryClub,
    history: history.runs.map((_, index) => historyAnswer(history, { run: index + 1 })),
    calendar: months.map((month) =>
      calendarAnswer(
        history,
        { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) },
        // The stored answers have no zones of completions, which were added later. With the last zone alone there are none.
        snapshot.zones.slice(-1),
      ),
    ),
    boards: boardTotals(snapshot, completions),
  };
}

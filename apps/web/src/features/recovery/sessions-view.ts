import type { RunRecord } from '@hundred/domain/challenge/fold/run-record';
import { sessionDatesOf } from '@hundred/domain/challenge/state/session-dates';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import type { SessionDate } from '@hundred/domain/recovery/session-dates';
import type { FactsView } from '../../challenge/view';

export type RecoverySessions = {
  /** Every recovery session of the log. */
  dates: SessionDate[];
  todaysSession: SessionDate | null;
  /** Includes today's date. Null before the start, when there is no day for a session. */
  run: (Pick<RunRecord, 'path' | 'plans' | 'beginsOn'> & { date: CivilDate }) | null;
};

export const sessionsView: FactsView<RecoverySessions> = {
  key: 'recovery-sessions',
  selectFromFacts({ facts, snapshot, state }) {
    const dates = sessionDatesOf(facts);
    const run = state && snapshot.runs[state.runIndex];
    return {
      dates,
      todaysSession: dates.find(({ date }) => date === state?.today) ?? null,
      run: run ? { ...run, date: state.today } : null,
    };
  },
};

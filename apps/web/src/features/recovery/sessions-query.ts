import type { CivilDate } from '@hundred/domain/days/civil-date';
import { type SessionDate, sessionDatesOf } from '@hundred/domain/recovery/session-dates';
import { at } from '@hundred/domain/runs/at';
import type { RunRecord } from '@hundred/domain/runs/run-record';
import { queryOptions } from '@tanstack/react-query';
import type { Known } from '../../offline/known';
import type { TrainingLog } from '../../offline/training-log';
import { challengeKey } from '../../platform/challenge-queries';

/** Every recovery session of the log, and the one of today. */
export type KnownSessions = {
  dates: SessionDate[];
  today: SessionDate | null;
  /** With its date of today. Null before the start: there is no day to do one on. */
  run: (Pick<RunRecord, 'path' | 'plans' | 'beginsOn'> & { date: CivilDate }) | null;
};

export const sessionsQuery = (log: TrainingLog) =>
  queryOptions({
    queryKey: [...challengeKey, 'recovery-sessions'],
    queryFn: async () => sessionsOf(await log.known()),
  });

export function sessionsOf({ facts, snapshot, now }: Known): KnownSessions {
  const dates = sessionDatesOf(facts);
  const state = at(snapshot, now);
  const run = state && snapshot.runs[state.run];
  return {
    dates,
    today: dates.find(({ date }) => date === state?.today) ?? null,
    run: run ? { ...run, date: state.today } : null,
  };
}

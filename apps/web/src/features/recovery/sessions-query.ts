import { type SessionDate, sessionDatesOf } from '@hundred/domain/recovery/session-dates';
import { at } from '@hundred/domain/runs/at';
import { queryOptions } from '@tanstack/react-query';
import type { TrainingLog } from '../../offline/training-log';
import { challengeKey } from '../../platform/challenge-queries';

/** Every recovery session of the log, and the one of today. Before the start there is no day to do one on. */
export type KnownSessions = { dates: SessionDate[]; today: SessionDate | null; hasStarted: boolean };

export const sessionsQuery = (log: TrainingLog) =>
  queryOptions({
    queryKey: [...challengeKey, 'recovery-sessions'],
    queryFn: async (): Promise<KnownSessions> => {
      const { facts, snapshot, now } = await log.known();
      const dates = sessionDatesOf(facts);
      const today = at(snapshot, now)?.today;
      return {
        dates,
        today: dates.find(({ date }) => date === today) ?? null,
        hasStarted: today !== undefined,
      };
    },
  });

import { at } from '@hundred/domain/runs/at';
import { queryOptions } from '@tanstack/react-query';
import { challengeKey } from '../platform/challenge-queries';
import type { TrainingLog } from './training-log';

/** What boards ask of today, for whoever brought a log along: they begin with the first day here. Null for others. */
export const askedHereQuery = (log: TrainingLog) =>
  queryOptions({
    queryKey: [...challengeKey, 'asked-here'],
    queryFn: async () => {
      const { facts, snapshot, now } = await log.known();
      const state = at(snapshot, now);
      if (!state || snapshot.importedAt === undefined) return null;
      const { askedHere } = await import('@hundred/domain/ranking/ranked-dates');
      const done = facts.filter((fact) => fact.kind === 'exerciseCompleted');
      return askedHere(snapshot, done, { date: state.today, at: state.now });
    },
  });

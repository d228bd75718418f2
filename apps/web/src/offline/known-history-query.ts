import { queryOptions } from '@tanstack/react-query';
import { challengeKey } from '../platform/challenge-queries';
import type { TrainingLog } from './training-log';

/** Every date of every run, worked out on the device: pages that look back over all of it cost the server nothing. */
export const knownHistoryQuery = (log: TrainingLog) =>
  queryOptions({
    queryKey: [...challengeKey, 'known-history'],
    queryFn: async () => {
      const [{ facts, now }, { historyOf }] = await Promise.all([
        log.known(),
        import('@hundred/domain/runs/history'),
      ]);
      return historyOf(facts, now);
    },
  });

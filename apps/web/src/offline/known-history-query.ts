import type { Snapshot } from '@hundred/domain/runs/snapshot';
import type { History } from '@hundred/domain/runs/state';
import { queryOptions } from '@tanstack/react-query';
import { challengeKey } from '../platform/challenge-queries';
import type { TrainingLog } from './training-log';

/** Every date of every run, and the fold of the log at that moment. Before the start there is no history. */
export type KnownHistory = { history: History | null; snapshot: Snapshot; now: number };

/** Worked out on the device: pages that look back over all of it cost the server nothing. */
export const knownHistoryQuery = (log: TrainingLog) =>
  queryOptions({
    queryKey: [...challengeKey, 'known-history'],
    queryFn: async (): Promise<KnownHistory> => {
      const [{ facts, snapshot, now }, { historyOf }] = await Promise.all([
        log.known(),
        import('@hundred/domain/runs/history'),
      ]);
      return { history: historyOf(facts, now), snapshot, now };
    },
  });

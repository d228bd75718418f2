import type { RunRecord } from '@hundred/domain/runs/run-record';
import type { History } from '@hundred/domain/runs/state';
import type { ZoneSince } from '@hundred/domain/runs/zone-history';
import { queryOptions } from '@tanstack/react-query';
import { challengeKey } from '../platform/challenge-queries';
import type { TrainingLog } from './training-log';

/** Every date of every run, the runs with their plans, and the zones lived in. Before the start there is no history. */
export type KnownHistory = {
  history: History | null;
  runs: readonly RunRecord[];
  zones: readonly ZoneSince[];
};

/** Worked out on the device: pages that look back over all of it cost the server nothing. */
export const knownHistoryQuery = (log: TrainingLog) =>
  queryOptions({
    queryKey: [...challengeKey, 'known-history'],
    queryFn: async (): Promise<KnownHistory> => {
      const [{ facts, snapshot, now }, { historyOf }] = await Promise.all([
        log.known(),
        import('@hundred/domain/runs/history'),
      ]);
      return { history: historyOf(facts, now), runs: snapshot.runs, zones: snapshot.zones };
    },
  });

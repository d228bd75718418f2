import type { BadgeDefinition } from '@hundred/domain/badges/definitions';
import type { PathId } from '@hundred/domain/century-club/paths';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../platform/http/api';
import { useApi } from '../../platform/session';
import { useSync } from '../../sync/sync-context';
import { readingTime, toast } from '../../ui/feedback/toast-store';

export type NewBadge = Pick<BadgeDefinition, 'id' | 'name' | 'description'>;

/** Starts season 2 on a path. */
export function useChoosePath(onJoined: (newBadges: readonly NewBadge[]) => void) {
  const api = useApi();
  const sync = useSync();
  return useMutation({
    mutationFn: (path: PathId) => api.post('/challenge/century-club/choose', { path }),
    onSuccess({ pathDetails, newBadges }) {
      toast(`Welcome to the ${pathDetails.name}!`, 'success');
      onJoined(newBadges);
    },
    onError(error) {
      const isRefused = error instanceof ApiError && error.kind === 'refused';
      toast(isRefused ? error.message : 'Failed to join Century Club', 'error', readingTime);
      // After a refusal another device was faster or this page is outdated. A failed pull needs no
      // message: the next one brings the same facts.
      if (isRefused) void sync.pull().catch(() => {});
    },
  });
}

import type { PathId } from '@hundred/domain/century-club/paths';
import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../platform/http/api';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import { useApi } from '../../platform/session';
import { useSync } from '../../sync/sync-context';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { text } from './text';

export type NewBadge = { id: BadgeId };

/** Starts season 2 on a path. */
export function useChoosePath(onJoined: (newBadges: readonly NewBadge[]) => void) {
  const api = useApi();
  const sync = useSync();
  return useMutation({
    async mutationFn(path: PathId) {
      // The server offers a path after Day 100, whose last exercise it may not know yet.
      await sync.pushPending();
      return api.post('/challenge/century-club/choose', { path });
    },
    onSuccess({ pathDetails, newBadges }) {
      toast(text.welcome({ path: pathDetails.name }), 'success');
      onJoined(newBadges);
    },
    onError(error) {
      const isRefused = error instanceof ApiError && error.kind === 'refused';
      toast(isRefused ? error.message : text.failed, 'error', readingTime);
      // After a refusal another device was faster or this page is outdated. A failed pull needs no
      // message: the next one brings the same facts.
      if (isRefused) void sync.pull().catch(logUnlessRequestFailed);
    },
  });
}

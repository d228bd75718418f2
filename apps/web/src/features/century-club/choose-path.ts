import type { CenturyClubOptions } from '@hundred/contract/century-club';
import type { BadgeDefinition } from '@hundred/domain/badges/definitions';
import type { PathId } from '@hundred/domain/century-club/paths';
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api';
import { challengeKey, refreshChallenge } from '../../platform/challenge-queries';
import { useApi } from '../../platform/session';
import { readingTime, toast } from '../../ui/toast-store';
import { optionsKey } from './options-query';

export type Badge = Pick<BadgeDefinition, 'id' | 'name' | 'description'>;

/** Opens season 2 on a path. */
export function useChoosePath(onJoined: (newBadges: readonly Badge[]) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (path: PathId) => api.post('/challenge/century-club/choose', { path }),
    async onSuccess({ pathDetails, newBadges }) {
      // The new season first, then the word that there is one: the page behind the chooser is ready when it goes.
      await queryClient.invalidateQueries({
        queryKey: challengeKey,
        predicate: ({ queryHash }) => queryHash !== hashKey(optionsKey),
      });
      queryClient.setQueryData<CenturyClubOptions>(optionsKey, {
        isEligible: true,
        hasChosen: true,
        currentPath: pathDetails.id,
      });
      toast(`Welcome to the ${pathDetails.name}!`, 'success');
      onJoined(newBadges);
    },
    onError(error) {
      const isRefused = error instanceof ApiError && error.kind === 'refused';
      toast(isRefused ? error.message : 'Failed to join Century Club', 'error', readingTime);
      // A refusal means that another device was quicker, or that the page is behind.
      if (isRefused) void refreshChallenge(queryClient);
    },
  });
}

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../platform/api';
import { challengeKey } from '../../platform/challenge-queries';

export const optionsKey = [...challengeKey, 'century-club'] as const;

/** Whether a path can be chosen. Only somebody who has reached Day 100 needs to ask. */
export const optionsQuery = (api: Api) =>
  queryOptions({
    queryKey: optionsKey,
    queryFn: ({ signal }) => api.get('/challenge/century-club/options', { signal }),
  });

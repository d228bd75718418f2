import type { getBadges } from '@hundred/contract/badges';
import type { AnswerOf } from '@hundred/contract/call';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../platform/api';
import { challengeKey } from '../../platform/challenge-queries';

export type Badges = AnswerOf<typeof getBadges>;
export type Badge = Badges['allBadges'][number];
export type BadgeProgress = Badges['progress'][number];

export const badgesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...challengeKey, 'badges'],
    queryFn: ({ signal }) => api.get('/challenge/badges', { signal }),
  });

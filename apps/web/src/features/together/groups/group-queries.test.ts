import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Api } from '../../../platform/http/api';
import { togetherQuery } from '../../../platform/together-query';
import { partial } from '../../../testing/partial';
import { idOf, nothingYet, team } from '../testing/invented-groups';
import { challengeQuery, roomQuery, teamQuery } from './group-queries';

it('A list removes the cached data of groups that it lacks, but not of a group that was loaded meanwhile', async () => {
  const ownTeam = {
    id: idOf('Early Shift'),
    name: 'Early Shift',
    members: 6,
    isOwner: false,
    isReadOnly: false,
  };
  const queryClient = new QueryClient();
  // The keys need an api, and its answer needs a key, so the api gets its call afterwards.
  const api = partial<Api>({});
  const keyOfJoinedTeam = teamQuery(api, idOf('Late Shift'), 'week').queryKey;
  // While the list is on its way, the page loads a team that the person has just joined.
  const getList = async () => {
    queryClient.setQueryData(keyOfJoinedTeam, team());
    return { ...nothingYet, teams: [ownTeam] };
  };
  Object.assign(api, { get: getList });
  const keyOfOwnTeam: readonly unknown[] = teamQuery(api, ownTeam.id, 'week').queryKey;
  const keysOfLeftGroups: readonly (readonly unknown[])[] = [
    teamQuery(api, idOf('Night Shift'), 'week').queryKey,
    teamQuery(api, idOf('Night Shift'), 'month').queryKey,
    challengeQuery(api, idOf('a challenge')).queryKey,
    roomQuery(api, idOf('a room')).queryKey,
  ];
  const earlier = { updatedAt: Date.now() - 1 };
  for (const queryKey of [keyOfOwnTeam, ...keysOfLeftGroups])
    queryClient.setQueryData(queryKey, { loaded: 1 }, earlier);
  await queryClient.fetchQuery(togetherQuery(api));
  const isCached = (queryKey: readonly unknown[]) => queryClient.getQueryData(queryKey) !== undefined;
  expect([keyOfOwnTeam, keyOfJoinedTeam].map(isCached)).toEqual([true, true]);
  expect(keysOfLeftGroups.map(isCached)).toEqual([false, false, false, false]);
});

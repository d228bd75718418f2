import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Api } from '../../../platform/http/api';
import { togetherQuery } from '../../../platform/together-query';
import { partial } from '../../../testing/partial';
import { idOf, nothingYet, team } from '../testing/invented-groups';
import { challengeQuery, roomQuery, teamQuery } from './group-queries';

it('A list without a group removes its cached data, but not the data of a group that was loaded since', async () => {
  const mine = {
    id: idOf('Early Shift'),
    name: 'Early Shift',
    members: 6,
    isOwner: false,
    isReadOnly: false,
  };
  const queryClient = new QueryClient();
  const get = async () => {
    queryClient.setQueryData(joined, team());
    return { ...nothingYet, teams: [mine] };
  };
  const api = partial<Api>({ get: get as Api['get'] });
  const stays: readonly unknown[] = teamQuery(api, mine.id, 'week').queryKey;
  const left: readonly (readonly unknown[])[] = [
    teamQuery(api, idOf('Night Shift'), 'week').queryKey,
    teamQuery(api, idOf('Night Shift'), 'month').queryKey,
    challengeQuery(api, idOf('a challenge')).queryKey,
    roomQuery(api, idOf('a room')).queryKey,
  ];
  const joined = teamQuery(api, idOf('Late Shift'), 'week').queryKey;
  const before = { updatedAt: Date.now() - 1 };
  for (const queryKey of [stays, ...left]) queryClient.setQueryData(queryKey, { loaded: 1 }, before);
  await queryClient.fetchQuery(togetherQuery(api));
  const isCached = (queryKey: readonly unknown[]) => queryClient.getQueryData(queryKey) !== undefined;
  expect([stays, joined].map(isCached)).toEqual([true, true]);
  expect(left.map(isCached)).toEqual([false, false, false, false]);
});

import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Known } from '../../offline/known';
import { boardsKey, statsKey, todayKey } from '../../platform/challenge-queries';
import { showKnown } from './show-known';

it('leaves it to the server where a newer version has replaced the code that would show it', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(todayKey, 'as it was');
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await showKnown(queryClient, {} as Known, gone)).toBeNull();
  expect(queryClient.getQueryState(todayKey)?.isInvalidated).toBe(true);
});

it('asks for nothing that only the server can tell: it does not have the deed yet', async () => {
  const queryClient = new QueryClient();
  const rivalKey = [...boardsKey, 'rival'];
  for (const queryKey of [statsKey, rivalKey]) queryClient.setQueryData(queryKey, 'as it was');
  await showKnown(queryClient, {} as Known, () => Promise.reject(new TypeError('gone')));
  const isAsked = (queryKey: readonly string[]) => queryClient.getQueryState(queryKey)?.isInvalidated;
  expect([isAsked(statsKey), isAsked(rivalKey)]).toEqual([true, false]);
});

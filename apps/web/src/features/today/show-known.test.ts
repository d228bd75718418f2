import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Known } from '../../offline/known';
import { todayKey } from '../../platform/challenge-queries';
import { showKnown } from './show-known';

it('leaves it to the server where a newer version has replaced the code that would show it', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(todayKey, 'as it was');
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await showKnown(queryClient, {} as Known, gone)).toBeNull();
  expect(queryClient.getQueryState(todayKey)?.isInvalidated).toBe(true);
});

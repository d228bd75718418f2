import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { premiumKey } from './challenge-queries';
import { usePremium } from './premium';
import { SessionContext } from './session';
import { makeStubSession } from './stub-session';

const status = { plan: 'trial', until: '2126-01-01T00:00:00.000Z' };

it('an answer that says what was known draws nothing anew', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryDefaults(premiumKey, { staleTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(premiumKey, status, { updatedAt: 1 });
  let drawn = 0;
  function Page() {
    drawn += 1;
    return usePremium()?.plan;
  }
  const screen = await render(
    <SessionContext value={makeStubSession()}>
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    </SessionContext>,
  );
  await expect.element(screen.getByText('trial')).toBeInTheDocument();
  expect(drawn).toBe(1);
  await act(() => queryClient.setQueryData(premiumKey, { ...status }, { updatedAt: 2 }));
  expect(drawn).toBe(1);
  queryClient.setQueryData(premiumKey, { ...status, plan: 'lifetime' }, { updatedAt: 3 });
  await expect.element(screen.getByText('lifetime')).toBeInTheDocument();
  expect(drawn).toBe(2);
});

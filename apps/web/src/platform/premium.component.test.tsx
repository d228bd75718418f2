import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { premiumKey } from './challenge-queries';
import { usePlanEnd } from './plan-end';
import { usePremium } from './premium';
import { SessionContext } from './session';
import { makeStubSession } from './stub-session';

afterEach(cleanup);

const status = { plan: 'trial', until: '2126-01-01T00:00:00.000Z' };

function inTrial(): QueryClient {
  const queryClient = new QueryClient();
  queryClient.setQueryDefaults(premiumKey, { staleTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(premiumKey, status, { updatedAt: 1 });
  return queryClient;
}

const show = (queryClient: QueryClient, page: ReactNode) =>
  render(
    <SessionContext value={makeStubSession()}>
      <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>
    </SessionContext>,
  );

it('the end of a plan is waited for once, however much depends on it', async () => {
  const wait = vi.spyOn(window, 'setTimeout');
  onTestFinished(() => wait.mockRestore());
  function Page() {
    usePlanEnd();
    return <Part />;
  }
  const Part = () => usePremium()?.plan;
  const screen = await show(
    inTrial(),
    <>
      <Page />
      <Part />
    </>,
  );
  await expect.element(screen.getByText('trial')).toBeInTheDocument();
  const long = wait.mock.calls.filter(([, milliseconds = 0]) => milliseconds > 3_600_000);
  expect(long).toHaveLength(1);
});

it('an answer that says what was known draws nothing anew', async () => {
  const queryClient = inTrial();
  let drawn = 0;
  function Page() {
    drawn += 1;
    return usePremium()?.plan;
  }
  const screen = await show(queryClient, <Page />);
  await expect.element(screen.getByText('trial')).toBeInTheDocument();
  expect(drawn).toBe(1);
  await act(() => queryClient.setQueryData(premiumKey, { ...status }, { updatedAt: 2 }));
  expect(drawn).toBe(1);
  queryClient.setQueryData(premiumKey, { ...status, plan: 'lifetime' }, { updatedAt: 3 });
  await expect.element(screen.getByText('lifetime')).toBeInTheDocument();
  expect(drawn).toBe(2);
});

import { Story } from '@hundred/domain/rules/story';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { wholeHistoryView } from '../challenge/history-views';
import { SessionContext } from '../platform/session';
import { makeStubSession } from '../platform/stub-session';
import { SyncContext } from '../sync/sync-context';
import { setUpFakeBrowser, uidOfTest } from '../sync/testing/fake-browser';
import { makeServer } from '../sync/testing/fake-server';
import { openPage } from '../sync/testing/open-page';
import { useMoreStates } from './more-states';

setUpFakeBrowser();

it.each([
  ['without the coach', false],
  ['with the coach', true],
])('The whole history of a person %s is computed: %s', async (_who, hasCoach) => {
  // A minute before the time of the fake browser.
  const story = Story.startedOn('2026-06-10', 'UTC', '07:59');
  const paid = { at: story.now, paidAt: story.now, plan: 'lifetime', purchase: 'one' } as const;
  if (hasCoach) story.record({ kind: 'premiumBegan', ...paid });
  const { sync } = await openPage({ server: makeServer({ story }), isStarted: true });
  const selectSpy = vi.spyOn(wholeHistoryView, 'selectFromFacts');
  const States = () => JSON.stringify(useMoreStates(uidOfTest()));
  renderToStaticMarkup(
    <SessionContext value={makeStubSession()}>
      <SyncContext value={sync}>
        <QueryClientProvider client={new QueryClient()}>
          <States />
        </QueryClientProvider>
      </SyncContext>
    </SessionContext>,
  );
  expect(selectSpy.mock.calls.length > 0).toBe(hasCoach);
  selectSpy.mockRestore();
});

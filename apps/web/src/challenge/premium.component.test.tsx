import { Story } from '@hundred/domain/rules/story';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { SessionContext } from '../platform/session';
import { makeStubSession, stubPerson } from '../platform/stub-session';
import { makeServerClock } from '../platform/time/server-clock';
import { emptyDevice } from '../sync/store/store';
import { makeSync } from '../sync/sync';
import { SyncContext } from '../sync/sync-context';
import { makeStoryApi } from '../testing/story-server';
import { usePremium } from './premium';

it('A pull that changes no answer causes no render', async () => {
  const story = Story.startedOn('2026-03-02', 'UTC');
  story.ask({ kind: 'startTrial' });
  const sync = makeSync({
    api: makeStoryApi(story, stubPerson),
    clock: makeServerClock(() => ({ wall: story.now, ticks: performance.now() })),
    uid: 'ana',
    profile: stubPerson,
    device: emptyDevice,
    isSignedIn: () => true,
    onAnswersOutdated: () => {},
  });
  await sync.pull();
  let renders = 0;
  function Plan() {
    renders += 1;
    return usePremium()?.plan;
  }
  const screen = await render(
    <SessionContext value={makeStubSession()}>
      <SyncContext value={sync}>
        <QueryClientProvider client={new QueryClient()}>
          <Plan />
        </QueryClientProvider>
      </SyncContext>
    </SessionContext>,
  );
  await expect.element(screen.getByText('trial')).toBeInTheDocument();
  expect(renders).toBe(1);
  story.exercise('pushups');
  await sync.pull();
  await new Promise(requestAnimationFrame);
  expect(renders).toBe(1);
  story.record({ kind: 'premiumBegan', at: story.now, paidAt: story.now, plan: 'lifetime', purchase: 'one' });
  await sync.pull();
  await expect.element(screen.getByText('lifetime')).toBeInTheDocument();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { stubPerson } from '../../platform/stub-session';
import type { PendingCommand } from '../command/pending-command';
import { type SyncState, stateAtStart } from '../reducer/sync-state';
import type { Sync } from '../sync';
import { SyncContext } from '../sync-context';
import NotStoredLine from './not-stored-line';
import { OfflineLine } from './offline-line';
import '../../styles.css';

const command: PendingCommand = {
  id: 'one',
  uid: 'ana',
  version: 2,
  command: { kind: 'completeExercise', exercise: 'pushups' },
  at: Date.now(),
  status: { kind: 'pending' },
};
const isOffline = false;
const quiet = stateAtStart(stubPerson, Date.now(), isOffline);
const oneWaits: SyncState = { ...quiet, pending: [command] };
const sending: SyncState = { ...oneWaits, isPushing: true };

/** The line above a page. `become` sets the state of the sync. */
async function showLine() {
  onTestFinished(cleanup);
  let state = quiet;
  const listeners = new Set<() => void>();
  const sync = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Sync;
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <SyncContext value={sync}>
        <MemoryRouter>
          <OfflineLine />
          <NotStoredLine />
          <main className="pt-6">
            <h1>Today</h1>
          </main>
        </MemoryRouter>
      </SyncContext>
    </QueryClientProvider>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Today' })).toBeVisible();
  const topOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().top;
  return {
    screen,
    become(next: SyncState) {
      state = next;
      for (const listener of listeners) listener();
    },
    top: () => topOf('h1'),
    lineBottom: () => document.querySelector('[role=status] p')!.getBoundingClientRect().bottom,
  };
}

it('The offline line shows commands in progress only if they take long, and moves nothing', async () => {
  const { screen, become, top, lineBottom } = await showLine();
  const topBefore = top();
  const began = performance.now();
  become(sending);
  await expect.element(screen.getByText('Sending 1 exercise to your account.')).toBeVisible();
  // A push counts as long after a second.
  expect(performance.now() - began).toBeGreaterThan(900);
  expect(top()).toBe(topBefore);
  expect(lineBottom()).toBeLessThanOrEqual(topBefore);
  become(quiet);
  await expect.poll(() => document.querySelector('[role=status] p')).toBeNull();
  expect(top()).toBe(topBefore);
});

it('The offline line stays while there is no connection, and until all waiting commands are sent', async () => {
  const { screen, become, top } = await showLine();
  const topBefore = top();
  become({ ...oneWaits, isOffline: true });
  await expect.element(screen.getByText('Saved here until you’re back online: 1 exercise.')).toBeVisible();
  const topBelowLine = top();
  expect(topBelowLine).toBeGreaterThan(topBefore);
  become(sending);
  await expect.element(screen.getByText('Sending 1 exercise to your account.')).toBeVisible();
  expect(top()).toBe(topBelowLine);
  become(quiet);
  await expect.poll(top).toBe(topBefore);
});

it('The offline line warns how long waiting commands can still count', async () => {
  const { screen, become } = await showLine();
  // Six of the seven days are over.
  const at = Date.now() - 6 * 86_400_000;
  become({ ...oneWaits, isOffline: true, pending: [{ ...command, at }] });
  await expect
    .element(screen.getByText('Go online soon. Unsent progress expires after 7 days.'))
    .toBeVisible();
});

it('A page on a device that stores nothing says so while commands wait, and warns before it is closed', async () => {
  const { screen, become } = await showLine();
  /** False if the page asks the browser to warn the person. */
  const closesAtOnce = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const warning = screen.getByText('This browser can’t save your progress');
  become(oneWaits);
  expect(closesAtOnce()).toBe(true);
  become({ ...oneWaits, isPersistent: false });
  await expect.element(warning).toBeVisible();
  expect(closesAtOnce()).toBe(false);
  become(quiet);
  await expect.element(warning).not.toBeInTheDocument();
  expect(closesAtOnce()).toBe(true);
});

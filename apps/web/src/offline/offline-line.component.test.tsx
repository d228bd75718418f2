import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { NotKeptLine } from './not-kept-line';
import { OfflineLine } from './offline-line';
import { nothingWaits, type OfflineState } from './offline-state';
import { type TrainingLog, TrainingLogContext } from './training-log';
import '../styles.css';

const quiet: OfflineState = {
  isAway: false,
  isSending: false,
  isLasting: true,
  waiting: nothingWaits,
  unsent: nothingWaits,
  refused: [],
  knownAt: undefined,
  isOutdated: false,
};
const oneWaits: OfflineState = {
  ...quiet,
  waiting: { completions: 1, restDays: 0, ratings: 0, sessions: 0 },
};
const sending: OfflineState = { ...oneWaits, isSending: true };

/** The line above a page, and a way to say how sending goes. */
async function showLine() {
  onTestFinished(cleanup);
  let state = quiet;
  const listeners = new Set<() => void>();
  const log = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as TrainingLog;
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <TrainingLogContext value={log}>
        <MemoryRouter>
          <OfflineLine />
          <NotKeptLine />
          <main className="pt-6">
            <h1>Today</h1>
          </main>
        </MemoryRouter>
      </TrainingLogContext>
    </QueryClientProvider>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Today' })).toBeVisible();
  const topOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().top;
  return {
    screen,
    become(next: OfflineState) {
      state = next;
      for (const listener of listeners) listener();
    },
    top: () => topOf('h1'),
    lineBottom: () => document.querySelector('[role=status] p')!.getBoundingClientRect().bottom,
  };
}

it('says what is being sent only once that takes long, and moves nothing', async () => {
  const { screen, become, top, lineBottom } = await showLine();
  const before = top();
  const began = performance.now();
  become(sending);
  await expect.element(screen.getByText('Sending 1 completion.')).toBeVisible();
  expect(performance.now() - began).toBeGreaterThan(900);
  expect(top()).toBe(before);
  expect(lineBottom()).toBeLessThanOrEqual(before);
  become(quiet);
  await expect.poll(() => document.querySelector('[role=status] p')).toBeNull();
  expect(top()).toBe(before);
});

it('stands while there is no connection, and until what waited is sent', async () => {
  const { screen, become, top } = await showLine();
  const before = top();
  become({ ...oneWaits, isAway: true });
  await expect.element(screen.getByText('1 completion waiting for a connection.')).toBeVisible();
  const standing = top();
  expect(standing).toBeGreaterThan(before);
  become(sending);
  await expect.element(screen.getByText('Sending 1 completion.')).toBeVisible();
  expect(top()).toBe(standing);
  become(quiet);
  await expect.poll(top).toBe(before);
});

it('says how long what waits can count, before it is too late', async () => {
  const { screen, become } = await showLine();
  become({ ...oneWaits, isAway: true, lateWords: 'It is late.' });
  await expect.element(screen.getByText('It is late.')).toBeVisible();
});

it('a page that alone keeps what waits says so, and warns before it is closed', async () => {
  const { screen, become } = await showLine();
  const closes = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const lost = screen.getByText('What waits lives only as long as this page');
  const unsent = { ...oneWaits, unsent: oneWaits.waiting };
  become(unsent);
  expect(closes()).toBe(true);
  become({ ...unsent, isLasting: false });
  await expect.element(lost).toBeVisible();
  expect(closes()).toBe(false);
  become(quiet);
  await expect.element(lost).not.toBeInTheDocument();
  expect(closes()).toBe(true);
});

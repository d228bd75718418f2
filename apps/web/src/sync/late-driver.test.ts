import { expect, it, vi } from 'vitest';
import { loadDriver } from './load-driver';
import { makeMemoryStore } from './testing/memory-store';
import {
  beginInTheMorning,
  makeClock,
  makeServer,
  makeSyncOf,
  morning,
  pushups,
  settle,
} from './testing/open-sync';

vi.mock(import('./load-driver'), async (original) => {
  const { loadDriver, loadedDriver } = await original();
  return { loadDriver: vi.fn(loadDriver), loadedDriver };
});

beginInTheMorning();

const cannotLoad = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('A command that is performed before the driver is loaded waits for it, and keeps its instant', async () => {
  const server = makeServer();
  const sync = await makeSyncOf({ server, store: makeMemoryStore(), clock: makeClock() });
  let load = () => {};
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  const module = await loadDriver();
  vi.mocked(loadDriver).mockReturnValueOnce(loading.then(() => module));
  const stop = sync.start();
  const performing = sync.perform(pushups);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.sent).toEqual([]);
  load();
  await performing;
  await settle();
  expect(server.story.log.at(-1)).toMatchObject({ kind: 'exerciseCompleted', at: morning });
  stop();
});

it('A driver that could not be loaded is loaded again', async () => {
  const server = makeServer();
  const sync = await makeSyncOf({ server, store: makeMemoryStore(), clock: makeClock() });
  vi.mocked(loadDriver).mockImplementationOnce(cannotLoad).mockImplementationOnce(cannotLoad);
  const stop = sync.start();
  await expect(sync.perform(pushups)).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sync.state().base?.length).toBe(1);
  stop();
});

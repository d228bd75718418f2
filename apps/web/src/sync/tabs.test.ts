import { factVersion } from '@hundred/domain/challenge/facts/facts';
import { describe, expect, it, vi } from 'vitest';
import { pushups, situps } from './testing/commands';
import { settle, setUpFakeBrowser } from './testing/fake-browser';
import { holdAnswers, makeServer, networkError, wrapCalls } from './testing/fake-server';
import { makeMemoryStore } from './testing/memory-store';
import { openPage } from './testing/open-page';

setUpFakeBrowser();

async function openTwo() {
  const server = makeServer();
  const store = makeMemoryStore();
  const tab = await openPage({ server, store, isStarted: true });
  const other = await openPage({ server, store, isStarted: true });
  await vi.advanceTimersByTimeAsync(1);
  return { tab, other, server, store };
}

it.each([
  ['of the same version', factVersion],
  ['older than the server', factVersion + 1],
])('Tabs %s that nobody uses make no requests', async (_what, version) => {
  const { server } = await openTwo();
  wrapCalls(server, 'get', async (call) => ({ ...((await call()) as object), shape: version }));
  await vi.advanceTimersByTimeAsync(60_000);
  server.requestedPaths.length = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.requestedPaths).toEqual([]);
});

describe('another tab', () => {
  it('shows a command before it is pushed, and drops it when the server has it', async () => {
    const { tab, other, server } = await openTwo();
    let releasePush = () => {};
    const released = new Promise<void>((resolve) => {
      releasePush = resolve;
    });
    wrapCalls(server, 'post', (call) => released.then(call));
    await tab.performAndPush(pushups);
    await vi.advanceTimersByTimeAsync(1);
    expect(other.today()?.exercises.pushups.completed).toBe(true);
    expect(other.status().unsent.completions).toBe(1);
    releasePush();
    await vi.advanceTimersByTimeAsync(2);
    expect(other.today()?.exercises.pushups.completed).toBe(true);
    expect(other.status().unsent.completions).toBe(0);
  });

  it('pushes the commands of a closed tab once', async () => {
    const { tab, other, server, store } = await openTwo();
    let isClosed = false;
    wrapCalls(server, 'post', async (call) => {
      if (isClosed) return call();
      isClosed = true;
      tab.stop();
      throw networkError;
    });
    await tab.performAndPush(pushups);
    await vi.advanceTimersByTimeAsync(100);
    expect(other.status().unsent.completions).toBe(0);
    expect(store.pending()).toEqual([]);
    expect(server.story.log).toHaveLength(2);
  });

  it('shows what this tab pulled, without a request of its own', async () => {
    const { tab, other, server } = await openTwo();
    server.story.exercise('pushups');
    server.requestedPaths.length = 0;
    await tab.sync.pull();
    await vi.advanceTimersByTimeAsync(1);
    expect(other.today()?.exercises.pushups.completed).toBe(true);
    expect(server.requestedPaths).toHaveLength(1);
  });

  it('never overwrites a longer log that this tab has stored', async () => {
    const { tab, other, server, store } = await openTwo();
    server.story.exercise('pushups');
    const releaseAnswers = holdAnswers(server);
    const pulled = other.sync.pull();
    await settle();
    await tab.performAndPush(situps);
    releaseAnswers();
    await pulled;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.facts()).toEqual(server.story.log);
    expect(other.sync.state().base?.facts).toEqual(server.story.log);
    expect(store.pending()).toEqual([]);
  });
});

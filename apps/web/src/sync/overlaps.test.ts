import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../platform/http/api';
import type { Sync } from './sync';
import { pushups } from './testing/commands';
import { settle, setUpFakeBrowser, uidOfTest } from './testing/fake-browser';
import { makeServer, refusal, type Server, wrapCalls } from './testing/fake-server';
import { makeMemoryStore } from './testing/memory-store';
import { openPage } from './testing/open-page';

setUpFakeBrowser();

/**
 * The server answers GET requests at once, but each answer arrives only when the test releases it. Returns the functions
 * that release the answers, in the order of the requests.
 */
function holdEachAnswer(server: Server) {
  const releases: (() => Promise<void>)[] = [];
  wrapCalls(server, 'get', async (call) => {
    const answer = call();
    answer.catch(() => {});
    await new Promise<void>((resolve) => {
      releases.push(async () => {
        resolve();
        await settle();
      });
    });
    return answer;
  });
  return releases;
}

/** The first pull fails, and its answer arrives after that of the second. */
async function failFirstOfTwoPulls({ pull }: Sync, server: Server, error: ApiError): Promise<void> {
  const releases = holdEachAnswer(server);
  server.fail(error);
  const first = pull().catch(() => {});
  await settle();
  const second = pull();
  await settle();
  await releases[1]?.();
  await releases[0]?.();
  await Promise.all([first, second]);
}

describe('the answer to a pull that arrives after the answer to a later pull', () => {
  it('does not replace the whole log with the older one', async () => {
    const { sync, server } = await openPage();
    const releases = holdEachAnswer(server);
    const pulls = [sync.pull()];
    await settle();
    server.story.exercise('pushups');
    pulls.push(sync.pull());
    await settle();
    await releases[1]?.();
    expect(sync.state().base?.length).toBe(2);
    await releases[0]?.();
    expect(sync.state().base?.length).toBe(2);
    // The first pull has requested the log once more, because it changed meanwhile.
    await releases[2]?.();
    await Promise.all(pulls);
    expect(sync.state().base?.facts).toEqual(server.story.log);
  });

  it('is ignored if it is an error', async () => {
    const { sync, server } = await openPage({ isStarted: true });
    await failFirstOfTwoPulls(sync, server, refusal('broken', 500));
    expect(sync.state()).toMatchObject({ pullError: undefined, isPulling: false });
  });

  it('is ignored if it says that the person has not started', async () => {
    const { sync, server } = await openPage();
    const notStarted = { kind: 'refused', status: 404, code: 'not_found', message: 'No.' } as const;
    await failFirstOfTwoPulls(sync, server, new ApiError({ ...notStarted, needsOnboarding: true }));
    expect(sync.state()).toMatchObject({ pullError: undefined, base: { length: 1 } });
  });
});

it('A page is pulling until the last of several pulls has ended', async () => {
  const { sync, server } = await openPage({ isStarted: true });
  const releases = holdEachAnswer(server);
  const pulls = [sync.pull(), sync.pull()];
  await settle();
  await releases[0]?.();
  expect(sync.state().isPulling).toBe(true);
  await releases[1]?.();
  await Promise.all(pulls);
  expect(sync.state().isPulling).toBe(false);
});

it('A tab without a log does not replace the newer log of another tab', async () => {
  const [server, store] = [makeServer(), makeMemoryStore()];
  const tabWithoutLog = await openPage({ server, store });
  const releases = holdEachAnswer(server);
  const pulled = tabWithoutLog.sync.pull();
  await settle();
  server.story.exercise('pushups');
  // A server of its own over the same story, because the answers of the first one are held.
  const other = await openPage({ server: makeServer({ story: server.story }), store });
  await other.sync.pull();
  expect(store.facts()).toHaveLength(2);
  await releases[0]?.();
  expect(store.facts()).toHaveLength(2);
  await releases[1]?.();
  await pulled;
  expect(tabWithoutLog.sync.state().base?.facts).toEqual(server.story.log);
});

describe('the error of a pull', () => {
  async function openWithError() {
    const opened = await openPage({ isStarted: true });
    opened.server.fail(refusal('broken', 500));
    await opened.sync.pull().catch(() => {});
    expect(opened.sync.state().pullError).toBeDefined();
    return opened;
  }

  it('ends with a push that brings the facts', async () => {
    const { sync, performAndPush } = await openWithError();
    await performAndPush(pushups);
    expect(sync.state()).toMatchObject({ pullError: undefined, base: { length: 2 } });
  });

  it('ends with another call that brings the facts', async () => {
    const { sync } = await openWithError();
    await sync.api.post('/premium/start-trial');
    expect(sync.state().pullError).toBeUndefined();
  });

  it('ends when another tab has pulled since', async () => {
    const [server, store] = [makeServer(), makeMemoryStore()];
    const tab = await openPage({ server, store, isStarted: true });
    const other = await openPage({ server, store, isStarted: true });
    await vi.advanceTimersByTimeAsync(1_000);
    server.fail(refusal('broken', 500));
    await tab.sync.pull().catch(() => {});
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tab.sync.state().pullError).toBeDefined();
    await other.sync.pull();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tab.sync.state().pullError).toBeUndefined();
  });
});

it('A push whose facts cannot be pulled counts as failed, and its command as waiting', async () => {
  // An old server answers a push without facts, so the page pulls them.
  const server = makeServer({ isOld: true });
  const { sync, performAndPush, status } = await openPage({ server, isStarted: true });
  wrapCalls(server, 'post', async (call) => {
    const answer = await call();
    server.fail(refusal('broken', 500));
    return answer;
  });
  await performAndPush(pushups);
  expect(sync.state().freshMoments.size).toBe(0);
  expect(status().waiting.completions).toBe(1);
  expect(sync.state().isPushing).toBe(false);
});

describe('a device whose facts cannot be read', () => {
  async function openUnreadable() {
    const store = makeMemoryStore();
    const { stop, server } = await openPage({ store, isStarted: true });
    stop();
    const { base } = await store.read(uidOfTest());
    const snapshotOnly = { base: base && { ...base, facts: undefined }, pending: [] };
    const read = async () => snapshotOnly;
    const readWithFacts = () => Promise.reject(new DOMException('Broken.', 'UnknownError'));
    return openPage({ server, store: { ...store, read, readWithFacts } });
  }

  it('keeps the snapshot, and performs commands once the log is pulled', async () => {
    const { sync, performAndPush, today, status } = await openUnreadable();
    expect(today()?.dayNumber).toBe(1);
    expect(status().isPersistent).toBe(false);
    await performAndPush(pushups);
    expect(today()?.exercises.pushups.completed).toBe(true);
    expect(sync.state().base?.length).toBe(2);
  });

  it('leaves commands to the server if the log cannot be pulled either', async () => {
    const { sync, server, status } = await openUnreadable();
    // More failures than there are requests.
    server.fail(...Array.from({ length: 5 }, () => refusal('broken', 503)));
    await expect(sync.perform(pushups)).rejects.toMatchObject({ name: 'CommandDeferred' });
    expect(status().unsent.completions).toBe(1);
  });
});

it('A read that overlaps with a failed write does not undo the change of that write', async () => {
  const store = makeMemoryStore();
  const { sync, server } = await openPage({ store, isStarted: true });
  const { readWithFacts } = store;
  let finishRead = () => {};
  const readFinished = new Promise<void>((resolve) => {
    finishRead = resolve;
  });
  let failWrite = () => {};
  Object.assign(store, {
    readWithFacts: async () => {
      const stored = await readWithFacts(uidOfTest());
      await readFinished;
      return stored;
    },
    write: () =>
      new Promise((_, reject) => {
        failWrite = () => reject(new DOMException('No room is left.', 'QuotaExceededError'));
      }),
  });
  server.story.exercise('situps');
  const pulled = sync.pull();
  await settle();
  expect(sync.state().base?.length).toBe(2);
  // Another tab reports a change, so this one reads the store.
  new BroadcastChannel(`hundred:sync:${uidOfTest()}`).postMessage('changed');
  await vi.advanceTimersByTimeAsync(1);
  failWrite();
  await settle();
  finishRead();
  await pulled;
  await settle();
  expect(sync.state().base?.length).toBe(2);
});

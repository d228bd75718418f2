import { factVersion } from '@hundred/domain/challenge/facts/facts';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, vi } from 'vitest';
import { nothingPending } from './status/pending-counts';
import { jumpingJacks, morningPushups, oneCompletion, pushups, situps } from './testing/commands';
import { fireWindowEvent, morning, settle, setUpFakeBrowser } from './testing/fake-browser';
import { makeServer, networkError, refusal, wrapCalls } from './testing/fake-server';
import { makeMemoryStore } from './testing/memory-store';
import { makeClock, openPage } from './testing/open-page';

setUpFakeBrowser();

describe('a command with a connection', () => {
  it('is shown before it is pushed, and names its instant and date', async () => {
    const store = makeMemoryStore();
    const { sync, server, today } = await openPage({ store, isStarted: true });
    await sync.perform(pushups);
    expect(today()?.exercises.pushups).toMatchObject({ completed: true, reps: 10 });
    await settle();
    expect(server.sent).toEqual([{ path: '/challenge/complete-exercise', body: morningPushups }]);
    expect(store.pending()).toEqual([]);
    expect(store.facts()).toEqual(server.story.log);
  });

  it('counts as unsent but not as waiting while it is pushed for the first time', async () => {
    const { performAndPush, server, status } = await openPage({ isStarted: true });
    const meanwhile = vi.fn();
    wrapCalls(server, 'post', (call) => {
      meanwhile(status().waiting, status().unsent);
      return call();
    });
    await performAndPush(pushups);
    expect(meanwhile).toHaveBeenCalledWith(nothingPending, oneCompletion);
    expect(status().unsent).toEqual(nothingPending);
  });

  it('is pushed as well if it is performed while the previous one is in progress', async () => {
    const store = makeMemoryStore();
    const { sync, performAndPush, server } = await openPage({ store, isStarted: true });
    const during = vi.fn(() => sync.perform(situps));
    wrapCalls(server, 'post', async (call) => {
      const answer = await call();
      if (during.mock.calls.length === 0) await during();
      return answer;
    });
    await performAndPush(pushups);
    expect(server.sent.map(({ body }) => body.exercise)).toEqual(['pushups', 'situps']);
    expect(store.pending()).toEqual([]);
  });

  it('is refused by the rules before anything is stored', async () => {
    const store = makeMemoryStore();
    const { sync, server } = await openPage({ store, isStarted: true });
    await expect(sync.perform({ ...pushups, actualReps: 3 })).rejects.toMatchObject({
      kind: 'refused',
      code: 'too_few_reps',
    });
    await expect(sync.perform({ kind: 'takeBackRestDay' })).rejects.toMatchObject({
      code: 'no_rest_day_taken',
    });
    expect(store.pending()).toEqual([]);
    expect(server.sent).toEqual([]);
  });

  it('is not pushed if it changes nothing', async () => {
    const { performAndPush, server } = await openPage({ isStarted: true });
    await performAndPush(pushups);
    await performAndPush(pushups);
    expect(server.sent).toHaveLength(1);
  });

  it('is judged after the commands that were performed before it', async () => {
    const { sync, server } = await openPage({ isStarted: true });
    const all = await Promise.all([pushups, situps, jumpingJacks].map((command) => sync.perform(command)));
    expect(all.map(({ newBadges }) => newBadges)).toEqual([[], [], ['first_step']]);
    await settle();
    expect(server.sent).toHaveLength(3);
  });

  it('has the boards requested again if its own pull brings facts of another device', async () => {
    const store = makeMemoryStore();
    const first = await openPage({ store, isStarted: true });
    first.stop();
    first.server.story.exercise('situps');
    const clock = makeClock(false);
    const { sync, onAnswersOutdated } = await openPage({ server: first.server, store, clock });
    // A refusal by a clock that may be wrong is checked again with a pull.
    await expect(sync.perform({ kind: 'takeBackRestDay' })).rejects.toMatchObject({
      code: 'no_rest_day_taken',
    });
    expect(sync.state().base?.length).toBe(2);
    expect(onAnswersOutdated).toHaveBeenCalledOnce();
  });

  it('waits for the log on a device that does not have it yet', async () => {
    const { sync, server, today } = await openPage();
    await sync.perform(pushups);
    await settle();
    expect(server.requestedPaths).toEqual(['/challenge/log?after=0']);
    expect(today()?.exercises.pushups.completed).toBe(true);
  });
});

describe('the answer to a push', () => {
  it('contains the new facts, so that no other request is needed', async () => {
    const store = makeMemoryStore();
    const { performAndPush, server, onAnswersOutdated } = await openPage({ store, isStarted: true });
    server.requestedPaths.length = 0;
    for (const command of [pushups, situps, jumpingJacks]) {
      vi.advanceTimersByTime(1_000);
      await performAndPush(command);
    }
    expect(server.requestedPaths).toEqual([]);
    expect(store.facts()).toEqual(server.story.log);
    expect(onAnswersOutdated).toHaveBeenCalledTimes(3);
  });

  it('is followed by a pull if another device was faster', async () => {
    const store = makeMemoryStore();
    const { performAndPush, server } = await openPage({ store, isStarted: true });
    server.requestedPaths.length = 0;
    server.story.exercise('situps');
    await performAndPush(pushups);
    expect(server.requestedPaths).toEqual(['/challenge/log?after=0']);
    expect(store.pending()).toEqual([]);
    expect(store.facts()).toEqual(server.story.log);
  });

  it('is followed by a pull if an older server does not return the facts', async () => {
    const store = makeMemoryStore();
    const server = makeServer({ isOld: true });
    const { performAndPush } = await openPage({ server, store, isStarted: true });
    server.requestedPaths.length = 0;
    await performAndPush(pushups);
    expect(server.requestedPaths).toEqual(['/challenge/log?after=0']);
    expect(store.pending()).toEqual([]);
    expect(store.facts()).toEqual(server.story.log);
  });

  it('leaves the command pending if it is lost, and the second push changes nothing', async () => {
    const store = makeMemoryStore();
    const { performAndPush, server, sync } = await openPage({ store, isStarted: true });
    let isLost = true;
    wrapCalls(server, 'post', async (call) => {
      const answer = await call();
      if (isLost) throw networkError;
      return answer;
    });
    await performAndPush(pushups);
    // The facts are the start, and the one that the pending command will add.
    expect(store.pending()).toHaveLength(1);
    expect(sync.state().local?.facts?.length).toBe(2);
    isLost = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(store.pending()).toEqual([]);
    expect(store.facts()).toEqual(server.story.log);
    expect(server.story.log).toHaveLength(2);
  });
});

describe('the answer to another call', () => {
  it('is appended before the next command is judged', async () => {
    const { sync, server, today } = await openPage({ isStarted: true });
    await sync.api.post('/premium/start-trial');
    await sync.perform({ kind: 'takeRestDay' });
    expect(today()).toMatchObject({ isRestDay: true, restDaysLeft: null });
    await settle();
    expect(server.requestedPaths).toEqual(['/challenge/log?after=0']);
  });
});

describe('the answer to another call after a backup was restored', () => {
  it('is followed by a pull of the whole log', async () => {
    const { sync, performAndPush, server } = await openPage({ isStarted: true });
    for (const command of [pushups, situps, jumpingJacks]) await performAndPush(command);
    // Only the start is left.
    server.restoreBackup(1);
    await sync.api.post('/premium/start-trial');
    expect(sync.state().base?.facts).toEqual(server.story.log);
  });
});

describe('a person who has not begun', () => {
  it('gets the answers of the server again after a trial, and no log from the trial alone', async () => {
    const story = Story.beforeStart('2026-06-10', 'UTC');
    const { sync, onAnswersOutdated } = await openPage({ server: makeServer({ story }), isStarted: true });
    onAnswersOutdated.mockClear();
    await sync.api.post('/premium/start-trial').catch(() => {});
    await sync.pull().catch(() => {});
    expect(sync.state().base).toBeUndefined();
    expect(onAnswersOutdated).toHaveBeenCalled();
  });
});

describe('a page that is older than the server', () => {
  async function openOutdated() {
    const store = makeMemoryStore();
    const opened = await openPage({ store, isStarted: true });
    const answerOfNewerServer = async (call: () => Promise<unknown>) => ({
      ...((await call()) as object),
      shape: factVersion + 1,
    });
    wrapCalls(opened.server, 'get', answerOfNewerServer);
    await opened.sync.pull();
    return { ...opened, store };
  }

  it('reports it and continues with its own log', async () => {
    const { sync, status, today } = await openOutdated();
    expect(status().isOutdated).toBe(true);
    expect(sync.state().base?.length).toBe(1);
    expect(today()?.dayNumber).toBe(1);
  });

  it('stores a command for the new page, and pushes nothing', async () => {
    const { sync, server, store } = await openOutdated();
    await expect(sync.perform(pushups)).rejects.toMatchObject({ name: 'CommandDeferred' });
    await settle();
    expect(server.sent).toEqual([]);
    const reloaded = await openPage({ server: makeServer({ story: server.story }), store, isStarted: true });
    expect(reloaded.server.sent.map(({ body }) => body.exercise)).toEqual(['pushups']);
    expect(store.pending()).toEqual([]);
  });
});

describe('a person who signed out', () => {
  it('has nothing stored by a pull that answers later', async () => {
    const store = makeMemoryStore();
    await openPage({ store, isSignedIn: () => false, isStarted: true });
    expect(store.facts()).toEqual([]);
  });

  it('is not shown the result of a pull in progress', async () => {
    const { sync } = await openPage({ isSignedIn: () => false, isStarted: true });
    expect(sync.state().isPulling).toBe(false);
  });

  it('has no refusal stored that arrives later', async () => {
    let isSignedIn = true;
    const store = makeMemoryStore();
    const opened = await openPage({ store, isSignedIn: () => isSignedIn, isStarted: true });
    wrapCalls(opened.server, 'post', async (call) => {
      isSignedIn = false;
      store.clear();
      return call();
    });
    opened.server.fail(refusal('run_finished'));
    await opened.performAndPush(pushups);
    expect(store.pending()).toEqual([]);
  });
});

it('A page that was left makes no further attempts', async () => {
  const { performAndPush, server, stop } = await openPage({ isStarted: true });
  wrapCalls(server, 'post', async (call) => {
    stop();
    server.fail(networkError);
    return call();
  });
  await performAndPush(pushups);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.sent).toHaveLength(1);
});

it('A page that was left ignores the events of its window', async () => {
  const { status, stop } = await openPage({ isStarted: true });
  stop();
  fireWindowEvent('offline');
  expect(status().isOffline).toBe(false);
});

it('A page that was left pushes no further command, even if the same person is signed in again', async () => {
  const { sync, performAndPush, server, stop } = await openPage({ isStarted: true });
  server.fail(networkError, networkError, networkError, networkError);
  await performAndPush(pushups);
  await performAndPush(situps);
  server.clearFailures();
  server.sent.length = 0;
  wrapCalls(server, 'post', async (call) => {
    stop();
    return call();
  });
  await sync.pull();
  fireWindowEvent('online');
  await settle();
  expect(server.sent.map(({ body }) => body.exercise)).toEqual(['pushups']);
});

it('The date changes on an open page at midnight', async () => {
  const { sync, performAndPush, server, onAnswersOutdated } = await openPage({ isStarted: true });
  for (const command of [pushups, situps, jumpingJacks]) await performAndPush(command);
  server.requestedPaths.length = 0;
  onAnswersOutdated.mockClear();
  const twoAtNight = morning + 18 * 3_600_000;
  vi.setSystemTime(twoAtNight);
  await vi.advanceTimersByTimeAsync(10_000);
  // With -5 digits, the instants are equal within 50 seconds.
  expect(sync.state()).toMatchObject({ dateChanges: 1, now: expect.closeTo(twoAtNight, -5) });
  expect(server.requestedPaths).toEqual([]);
  expect(onAnswersOutdated).toHaveBeenCalledOnce();
});

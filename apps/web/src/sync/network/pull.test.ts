import { factVersion } from '@hundred/domain/challenge/facts/facts';
import { describe, expect, it, vi } from 'vitest';
import { jumpingJacks, oneCompletion, pushups, situps } from '../testing/commands';
import { fireWindowEvent, morning, settle, setUpFakeBrowser } from '../testing/fake-browser';
import { holdAnswers, networkError, refusal, wrapCalls } from '../testing/fake-server';
import { makeMemoryStore } from '../testing/memory-store';
import { openPage } from '../testing/open-page';

setUpFakeBrowser();

describe('a pull', () => {
  it('that answers late does not undo what a push has appended since', async () => {
    const store = makeMemoryStore();
    const { sync, performAndPush, server } = await openPage({ store, isStarted: true });
    const releaseAnswers = holdAnswers(server);
    const pulled = sync.pull();
    await performAndPush(pushups);
    releaseAnswers();
    await pulled;
    expect(store.facts()).toEqual(server.story.log);
    expect(store.pending()).toEqual([]);
  });

  it('replaces the log if a restored backup made it shorter', async () => {
    const store = makeMemoryStore();
    const { sync, performAndPush, server } = await openPage({ store, isStarted: true });
    await performAndPush(pushups);
    // The backup has only the start.
    server.story.log.splice(1);
    wrapCalls(server, 'get', async () => ({
      shape: factVersion,
      facts: server.story.log,
      from: 0,
      last: 1,
      more: false,
    }));
    await sync.pull();
    expect(store.facts()).toEqual(server.story.log);
    expect(sync.state().local?.facts).toHaveLength(1);
  });

  it('replaces the log if a restored backup has grown longer again', async () => {
    const store = makeMemoryStore();
    const { sync, performAndPush, server, onAnswersOutdated } = await openPage({ store, isStarted: true });
    await performAndPush(pushups);
    // The backup has only the start.
    server.story.log.splice(1);
    await vi.advanceTimersByTimeAsync(1_000);
    server.story.now = Date.now();
    for (const exercise of ['situps', 'jumpingJacks'] as const) server.story.exercise(exercise);
    onAnswersOutdated.mockClear();
    await sync.pull();
    expect(sync.state().local?.facts).toEqual(server.story.log);
    expect(store.facts()).toEqual(server.story.log);
    expect(onAnswersOutdated).toHaveBeenCalledOnce();
  });

  describe('of commands that were pending when a backup was restored', () => {
    /** The start and two exercises of Day 1. */
    const restoredLength = 3;

    /** Day 1 is complete, and three exercises of day 2 are pending. The server has lost the end of day 1. */
    async function openBeforeRestore() {
      const store = makeMemoryStore();
      const opened = await openPage({ store, isStarted: true });
      for (const command of [pushups, situps, jumpingJacks]) await opened.performAndPush(command);
      vi.setSystemTime(morning + 24 * 3_600_000);
      opened.clock.readDate(new Date().toUTCString(), opened.clock.moment());
      // More failures than there are requests.
      opened.server.fail(...Array.from({ length: 9 }, () => networkError));
      for (const command of [pushups, situps, jumpingJacks]) await opened.performAndPush(command);
      opened.server.clearFailures();
      opened.server.restoreBackup(restoredLength);
      return { ...opened, store };
    }

    it('replaces the log, also if the pushes made it longer than the one on the device', async () => {
      const { sync, server, store } = await openBeforeRestore();
      fireWindowEvent('online');
      await settle();
      expect(sync.state().base?.facts).toEqual(server.story.log);
      expect(store.facts()).toEqual(server.story.log);
      expect(store.pending()).toEqual([]);
    });

    it('replaces the log, also if another device had made it as long as the one on the device', async () => {
      const { sync, server, store } = await openBeforeRestore();
      server.story.now = Date.now();
      server.story.rest().ask({ kind: 'takeBackRestDay' });
      expect(server.story.log).toHaveLength(sync.state().base?.length ?? 0);
      fireWindowEvent('online');
      await settle();
      expect(sync.state().base?.facts).toEqual(server.story.log);
      expect(store.facts()).toEqual(server.story.log);
      expect(store.pending()).toEqual([]);
    });
  });

  it('happens on focus, once for several events', async () => {
    const { server } = await openPage({ isStarted: true });
    server.requestedPaths.length = 0;
    // Longer than a pull counts as fresh (`freshForMs` of `driver.ts`).
    await vi.advanceTimersByTimeAsync(6_000);
    fireWindowEvent('focus');
    fireWindowEvent('focus');
    await settle();
    expect(server.requestedPaths).toEqual(['/challenge/log?after=0']);
  });

  it('happens once for several events of a page that comes back with pending commands', async () => {
    const { performAndPush, server, status } = await openPage({ isStarted: true });
    server.fail(...Array.from({ length: 3 }, () => networkError));
    await performAndPush(pushups);
    // Two retries, 2 s after the first push and 4 s after that.
    await vi.advanceTimersByTimeAsync(12_000);
    expect(server.sent).toHaveLength(3);
    expect(status().unsent).toEqual(oneCompletion);
    server.requestedPaths.length = 0;
    fireWindowEvent('focus');
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(server.sent).toHaveLength(4);
    expect(server.requestedPaths).toEqual(['/challenge/log?after=0']);
  });

  it('that fails with an internal error is repeated, with growing delays', async () => {
    const { sync, server } = await openPage({ isStarted: true });
    server.fail(...Array.from({ length: 2 }, () => refusal('internal', 500)));
    await sync.pull().catch(() => {});
    server.requestedPaths.length = 0;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.requestedPaths).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(server.requestedPaths).toHaveLength(2);
    expect(sync.state().pullError).toBeUndefined();
  });

  it('that fails with a server error is reported as an error, and the log stays', async () => {
    const { sync, server } = await openPage({ isStarted: true });
    server.fail(refusal('broken'));
    await expect(sync.pull()).rejects.toThrow('No: broken.');
    expect(sync.state()).toMatchObject({ isOffline: false, pullError: { error: { code: 'broken' } } });
    expect(sync.state().local).toBeDefined();
    await sync.pull();
    expect(sync.state().pullError).toBeUndefined();
  });
});

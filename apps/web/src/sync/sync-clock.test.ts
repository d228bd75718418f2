import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, vi } from 'vitest';
import { pushups, undatedPushups } from './testing/commands';
import { fireWindowEvent, morning, settle, setUpFakeBrowser, uidOfTest } from './testing/fake-browser';
import { makeServer, networkError, type Server, wrapCalls } from './testing/fake-server';
import { logFrom, partOf } from './testing/log-part';
import { makeMemoryStore } from './testing/memory-store';
import { makeClock, openPage } from './testing/open-page';

setUpFakeBrowser();

const clockThatMayBeWrong = () => makeClock(false);

it('A command leaves date and instant to the server if the clock may be wrong', async () => {
  const { performAndPush, server } = await openPage({ clock: clockThatMayBeWrong() });
  await performAndPush(pushups);
  expect(server.sent[0]?.body).toEqual(undatedPushups);
});

const minute = 60_000;

it.each([20 * minute, 26 * 60 * minute])(
  'A command counts for the current time if the server’s clock was %i ms ahead and is right again',
  async (ahead) => {
    const server = makeServer();
    const clock = clockThatMayBeWrong();
    clock.readDate(new Date(morning + ahead).toUTCString(), clock.moment());
    const { performAndPush, status } = await openPage({ server, clock });
    await performAndPush(pushups);
    expect(status().refused).toEqual([]);
    expect(server.story.log.at(-1)).toMatchObject({
      kind: 'exerciseCompleted',
      at: morning,
      localDate: '2026-06-10',
      dayNumber: 1,
    });
  },
);

it('A command is not dated by the server if the push took long', async () => {
  const server = makeServer();
  const clock = clockThatMayBeWrong();
  clock.readDate(new Date(morning + 20 * minute).toUTCString(), clock.moment());
  const { performAndPush, status } = await openPage({ server, clock });
  wrapCalls(server, 'post', async (call) => {
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    return call();
  });
  await performAndPush(pushups);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(status().refused.map(({ status }) => status)).toMatchObject([{ code: 'clock_ahead' }]);
  expect(server.sent).toHaveLength(1);
});

describe.each([
  ['20 minutes', 20 * minute],
  ['8 hours', 8 * 60 * minute],
  ['26 hours', 26 * 60 * minute],
])('With a clock %s behind and yesterday complete,', (_what, behind) => {
  /** Ten minutes past midnight, so that each of these devices still has an earlier date. */
  const serverTime = Date.UTC(2026, 5, 11, 0, 10);

  function makeServerAfterYesterday() {
    const story = Story.startedOn('2026-06-10', 'UTC', '20:00').complete({ timeSeconds: 300 });
    vi.setSystemTime(serverTime - behind);
    return makeServer({ story, now: () => serverTime });
  }

  async function storeWithLog({ story }: Server) {
    const store = makeMemoryStore();
    const part = partOf(story.log);
    const base = logFrom(part, { pulledAt: 0 });
    await store.write(uidOfTest(), { base: { expected: undefined, base, from: 0, facts: part.facts } });
    return store;
  }

  it('a command waits two seconds at most for the time of the server', async () => {
    const server = makeServerAfterYesterday();
    wrapCalls(server, 'get', () => new Promise(() => {}));
    const store = await storeWithLog(server);
    const { sync } = await openPage({ server, store, clock: clockThatMayBeWrong() });
    const performed = vi.fn();
    sync.perform(pushups).then(performed, performed);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(performed).toHaveBeenCalled();
  });

  it('a command counts for today by the server’s clock', async () => {
    const server = makeServerAfterYesterday();
    const clock = clockThatMayBeWrong();
    clock.readDate(new Date(serverTime).toUTCString(), clock.moment());
    const { performAndPush } = await openPage({ server, clock });
    await performAndPush(pushups);
    expect(server.sent[0]?.body).toMatchObject({
      dayNumber: 2,
      localDate: '2026-06-11',
      at: expect.stringMatching(/^2026-06-11T00:10:00/),
    });
  });

  it('a command is judged again once the first answer contains the time', async () => {
    const server = makeServerAfterYesterday();
    const clock = clockThatMayBeWrong();
    wrapCalls(server, 'get', (call) => {
      clock.readDate(new Date(serverTime).toUTCString(), clock.moment());
      return call();
    });
    const { sync, today } = await openPage({ server, store: await storeWithLog(server), clock });
    await sync.perform(pushups);
    expect(today()).toMatchObject({ dayNumber: 2, exercises: { pushups: { completed: true } } });
    await settle();
    expect(server.sent).toHaveLength(1);
  });
});

describe('A command after a jump of the clock, while the server is away,', () => {
  const hour = 60 * minute;
  /** Longer than the longest delay of a retry. */
  const retriedWithinMs = 70_000;

  /** A command on a device whose clock has jumped, pushed five minutes later. `now` is the server's time. */
  async function performAfterJump(jump: number, now: () => number) {
    const server = makeServer({ now });
    const clock = makeClock();
    const withClockReading = (call: () => Promise<unknown>) =>
      call().finally(() => clock.readDate(new Date(now()).toUTCString(), clock.moment()));
    const opened = await openPage({ server, clock, isStarted: true });
    vi.setSystemTime(morning + jump);
    server.fail(networkError);
    await opened.performAndPush(pushups);
    // More failures than there are retries in five minutes.
    server.fail(...Array.from({ length: 40 }, () => networkError));
    await vi.advanceTimersByTimeAsync(5 * minute);
    server.clearFailures();
    wrapCalls(server, 'get', withClockReading);
    wrapCalls(server, 'post', withClockReading);
    fireWindowEvent('online');
    await vi.advanceTimersByTimeAsync(retriedWithinMs);
    return { ...opened, fact: server.story.log.at(-1) };
  }

  it.each([2 * hour, 26 * hour])(
    'counts when it was performed if the clock was set forward by %i ms',
    async (jump) => {
      const startedAt = performance.now();
      const { fact, status } = await performAfterJump(jump, () => morning + performance.now() - startedAt);
      expect(status().refused).toEqual([]);
      expect(fact).toMatchObject({ kind: 'exerciseCompleted', localDate: '2026-06-10' });
      expect(Math.abs((fact?.at ?? 0) - morning)).toBeLessThan(2_000);
    },
  );

  it('counts when it was performed if the clock was set and its tab is closed', async () => {
    const startedAt = performance.now();
    const now = () => morning + performance.now() - startedAt;
    const [server, store] = [makeServer({ now }), makeMemoryStore()];
    const tab = await openPage({ server, store, isStarted: true });
    const clock = makeClock();
    const other = await openPage({ server, store, clock, isStarted: true });
    vi.setSystemTime(morning + 26 * hour);
    server.fail(...Array.from({ length: 40 }, () => networkError));
    await tab.performAndPush(pushups);
    await vi.advanceTimersByTimeAsync(1);
    tab.stop();
    await vi.advanceTimersByTimeAsync(5 * minute);
    server.clearFailures();
    const withClockReading = (call: () => Promise<unknown>) =>
      call().finally(() => clock.readDate(new Date(now()).toUTCString(), clock.moment()));
    wrapCalls(server, 'get', withClockReading);
    fireWindowEvent('online');
    await vi.advanceTimersByTimeAsync(retriedWithinMs);
    expect(other.status().refused).toEqual([]);
    expect(server.story.log.at(-1)).toMatchObject({ kind: 'exerciseCompleted', localDate: '2026-06-10' });
  });

  it('counts when it was performed if the device was asleep', async () => {
    // The clock has not jumped but gone on during sleep, so the server's clock shows the same time.
    const { fact, server } = await performAfterJump(8 * hour, Date.now);
    expect(fact?.at).toBe(morning + 8 * hour);
    expect(server.sent.at(-1)?.body).toMatchObject({ localDate: '2026-06-10' });
  });
});

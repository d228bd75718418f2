import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, vi } from 'vitest';
import type { PendingCommand } from './command/pending-command';
import { nothingPending } from './status/pending-counts';
import { jumpingJacks, morningPushups, oneCompletion, pushups, situps } from './testing/commands';
import { fireWindowEvent, morning, settle, setUpFakeBrowser, uidOfTest } from './testing/fake-browser';
import { makeServer, networkError, refusal, wrapCalls } from './testing/fake-server';
import { makeMemoryStore } from './testing/memory-store';
import { makeUnloadedPage, openPage } from './testing/open-page';

setUpFakeBrowser();

describe('a command without a connection', () => {
  it('is stored for the server to judge if the device has no log', async () => {
    const store = makeMemoryStore();
    const server = makeServer();
    // Every request fails until the page is online again.
    server.fail(networkError, networkError, networkError);
    const { sync, status } = await openPage({ server, store, isStarted: true });
    await expect(sync.perform(pushups)).rejects.toMatchObject({ name: 'CommandDeferred' });
    await settle();
    expect(store.pending()).toHaveLength(1);
    expect(status().waiting).toEqual(oneCompletion);
    expect(status().isOffline).toBe(true);
    vi.setSystemTime(morning + 3_600_000);
    fireWindowEvent('online');
    await settle();
    expect(server.sent.at(-1)?.body).toEqual({
      exercise: 'pushups',
      timeSeconds: 30,
      deviceKey: expect.any(String),
      at: '2026-06-10T08:00:00.000Z',
    });
    expect(store.pending()).toEqual([]);
    expect(status().waiting).toEqual(nothingPending);
    expect(status().isOffline).toBe(false);
    expect(server.story.state.challenge.exercises.pushups.completed).toBe(true);
  });

  it('waits with its date, zone and instant, survives a restart, and is pushed in order', async () => {
    const store = makeMemoryStore();
    const { performAndPush, server, status, stop } = await openPage({ store, isStarted: true });
    server.fail(networkError, networkError, networkError);
    await performAndPush(pushups);
    await performAndPush({ kind: 'completeExercise', exercise: 'situps', actualReps: 12 });
    expect(status().waiting).toEqual({ ...nothingPending, completions: 2 });
    stop();
    server.sent.length = 0;

    vi.setSystemTime(morning + 60_000);
    const again = await openPage({ server: makeServer({ story: server.story }), store, isStarted: true });
    expect(again.server.sent.map(({ body }) => body)).toEqual([
      morningPushups,
      expect.objectContaining({ exercise: 'situps', actualReps: 12, localDate: '2026-06-10' }),
    ]);
    expect(again.status().waiting).toEqual(nothingPending);
    expect(again.onAnswersOutdated).toHaveBeenCalled();
  });

  it('is pushed again automatically, with growing delays', async () => {
    const { performAndPush, server, status } = await openPage({ isStarted: true });
    server.fail(networkError, networkError);
    await performAndPush(pushups);
    expect(server.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(server.sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.sent).toHaveLength(3);
    expect(status().waiting).toEqual(nothingPending);
    expect(new Set(server.sent.map(({ body }) => body.deviceKey)).size).toBe(1);
  });

  it('stays pending until the facts that contain it are pulled', async () => {
    const store = makeMemoryStore();
    // An old server answers a push without facts, so the page pulls them.
    const server = makeServer({ isOld: true });
    const { performAndPush, sync } = await openPage({ server, store, isStarted: true });
    let isPullFailing = true;
    wrapCalls(server, 'post', async (call) => {
      const answer = await call();
      if (isPullFailing) server.fail(networkError);
      return answer;
    });
    await performAndPush(pushups);
    // The facts are the start, and the one that the pending command will add.
    expect(store.pending()).toHaveLength(1);
    expect(sync.state().local?.facts?.length).toBe(2);
    isPullFailing = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(store.pending()).toEqual([]);
    expect(server.story.log).toHaveLength(2);
  });
});

describe('a command that another version of the page stored', () => {
  const stored = (version: number): PendingCommand => ({
    id: 'stored-before',
    uid: uidOfTest(),
    version,
    command: { kind: 'completeExercise', exercise: 'pushups', timeSeconds: 30, dayNumber: 1 },
    at: morning,
    date: '2026-06-10',
    zone: 'UTC',
    status: { kind: 'pending' },
  });

  it('is pushed unchanged if the version is older', async () => {
    const store = makeMemoryStore();
    await store.write(uidOfTest(), { add: [stored(1)] });
    const { server } = await openPage({ store, isStarted: true });
    expect(server.sent.map(({ body }) => body)).toEqual([
      {
        exercise: 'pushups',
        timeSeconds: 30,
        dayNumber: 1,
        deviceKey: 'stored-before',
        at: '2026-06-10T08:00:00.000Z',
        localDate: '2026-06-10',
        timezone: 'UTC',
      },
    ]);
  });

  it('waits for that version if it is newer, and is counted', async () => {
    const store = makeMemoryStore();
    await store.write(uidOfTest(), { add: [stored(99)] });
    const { server, status } = await openPage({ store, isStarted: true });
    expect(server.sent).toEqual([]);
    expect(status().waiting).toEqual(oneCompletion);
  });
});

it('A device that stops storing keeps commands as long as the page, warns about it, and pushes them', async () => {
  const store = makeMemoryStore();
  const { performAndPush, server, status, today } = await openPage({ store, isStarted: true });
  const refuse = async () => {
    throw new DOMException('No room is left.', 'QuotaExceededError');
  };
  Object.assign(store, { write: refuse, read: refuse });
  server.fail(networkError);
  await performAndPush(pushups);
  expect(today()?.exercises.pushups.completed).toBe(true);
  expect(status()).toMatchObject({ waiting: oneCompletion, isPersistent: false });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.story.log).toHaveLength(2);
  expect(status().waiting).toEqual(nothingPending);
});

describe('a store that hangs', () => {
  const never = () => new Promise<never>(() => {});

  it('does not hold up a command and its push, and the page warns about it', async () => {
    const store = makeMemoryStore();
    const { sync, server, status, today } = await openPage({ store, isStarted: true });
    Object.assign(store, { write: never });
    server.fail(networkError);
    void sync.perform(pushups);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(today()?.exercises.pushups.completed).toBe(true);
    expect(status()).toMatchObject({ waiting: oneCompletion, isPersistent: false });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.story.log).toHaveLength(2);
  });

  it('does not hold up commands while its facts are read', async () => {
    const { sync, server } = await makeUnloadedPage({
      store: { ...makeMemoryStore(), readWithFacts: never },
    });
    void sync.perform(pushups);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.story.log).toHaveLength(2);
  });
});

describe('a command that the server refuses', () => {
  /** Two commands that could not be sent, of which the server then refuses the first. */
  async function refusedWith(code: string) {
    const store = makeMemoryStore();
    const opened = await openPage({ store, isStarted: true });
    opened.server.fail(networkError, networkError);
    await opened.performAndPush(pushups);
    await opened.performAndPush(situps);
    opened.server.fail(refusal(code));
    await vi.advanceTimersByTimeAsync(10_000);
    const [command] = opened.status().refused;
    if (!command) throw new Error('Nothing was refused.');
    opened.server.sent.length = 0;
    return { ...opened, store, command };
  }

  it('is shown with its reason, blocks no other command, and no longer counts', async () => {
    const { command, status, sync, store, today } = await refusedWith('too_late');
    expect(command).toMatchObject({
      command: { exercise: 'pushups' },
      status: { kind: 'refused', code: 'too_late', message: 'No: too_late.' },
    });
    expect(status().waiting).toEqual(nothingPending);
    expect(today()?.exercises).toMatchObject({ pushups: { completed: false }, situps: { completed: true } });
    await sync.discard([command.id]);
    expect(status().refused).toEqual([]);
    expect(store.pending()).toEqual([]);
  });

  it.each([
    ['clock_ahead', { at: undefined, localDate: undefined }],
    ['date_mismatch', { at: '2026-06-10T08:00:00.000Z', localDate: undefined }],
    ['run_finished', { at: '2026-06-10T08:00:00.000Z', localDate: '2026-06-10' }],
  ])('for %s is pushed again without what was refused', async (code, expected) => {
    const { command, sync, server, status } = await refusedWith(code);
    await sync.retry(command.id);
    const body = server.sent[0]?.body ?? {};
    expect({ at: body.at, localDate: body.localDate }).toEqual(expected);
    expect(body.deviceKey).toBe(command.id);
    expect(status().refused).toEqual([]);
  });
});

it('A command on which the server fails blocks only the commands that depend on it', async () => {
  const store = makeMemoryStore();
  const story = Story.startedOn('2026-06-10', 'UTC', '07:59');
  story.ask({ kind: 'startTrial' });
  const { sync, performAndPush, server } = await openPage({
    server: makeServer({ story }),
    store,
    isStarted: true,
  });
  let isFaulty = true;
  wrapCalls(server, 'post', async (call, { exercise }) => {
    if (isFaulty && exercise === 'pushups') throw refusal('internal', 500);
    return call();
  });
  await performAndPush(pushups);
  await performAndPush(situps);
  await performAndPush(jumpingJacks);
  await performAndPush({ kind: 'rateEffort', effort: 3 });
  const kinds = () => store.pending().map(({ command }) => command.kind);
  expect(kinds()).toEqual(['completeExercise', 'rateEffort']);
  expect(server.sent.map(({ body }) => body.exercise)).toEqual(['situps', 'jumpingJacks']);
  await sync.pull();
  expect(kinds()).toEqual(['completeExercise', 'rateEffort']);
  isFaulty = false;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(store.pending()).toEqual([]);
  expect(server.sent.map(({ path }) => path).slice(2)).toEqual([
    '/challenge/complete-exercise',
    '/challenge/effort',
  ]);
});

describe('a rating of how hard a day was', () => {
  async function openWithDayDone() {
    const story = Story.startedOn('2026-06-10', 'UTC', '07:00').complete();
    story.ask({ kind: 'startTrial' });
    return openPage({ server: makeServer({ story }), isStarted: true });
  }

  it('is pushed on the next morning with the date that is rated', async () => {
    const { performAndPush, server, status, today } = await openWithDayDone();
    server.fail(networkError);
    await performAndPush({ kind: 'rateEffort', effort: 4 });
    expect(today()).toMatchObject({ toRate: { localDate: '2026-06-10', effort: 4 } });
    expect(status().waiting).toEqual({ ...nothingPending, ratings: 1 });
    vi.setSystemTime(morning + 24 * 3_600_000);
    fireWindowEvent('online');
    await settle();
    expect(server.sent.at(-1)).toMatchObject({
      path: '/challenge/effort',
      body: { effort: 4, localDate: '2026-06-10', at: '2026-06-10T08:00:00.000Z' },
    });
    expect(server.story.dateOf('2026-06-10')?.effort).toBe(4);
    expect(status().waiting).toEqual(nothingPending);
  });

  it('is shown as refused by a server without ratings, and does not block later commands', async () => {
    const { performAndPush, server, status } = await openWithDayDone();
    server.fail(networkError);
    await performAndPush({ kind: 'rateEffort', effort: 4 });
    vi.setSystemTime(morning + 24 * 3_600_000);
    server.fail(refusal('not_found'));
    await performAndPush(pushups);
    expect(status()).toMatchObject({
      waiting: nothingPending,
      refused: [{ command: { kind: 'rateEffort' } }],
    });
    expect(server.story.state.challenge.exercises.pushups.completed).toBe(true);
  });
});

it('A recovery session counts for the date on which it was done', async () => {
  const story = Story.startedOn('2026-06-10', 'UTC', '07:00');
  const paid = { at: story.now, paidAt: story.now, plan: 'lifetime', purchase: 'one' } as const;
  story.record({ kind: 'premiumBegan', ...paid });
  const { sync, performAndPush, server, status } = await openPage({
    server: makeServer({ story }),
    isStarted: true,
  });
  server.fail(networkError);
  const session = { programme: 'wristsAndShoulders', session: 1, seconds: 400 } as const;
  await performAndPush({ kind: 'finishSession', ...session });
  expect(sync.state().local?.snapshot.sessions).toMatchObject([{ date: '2026-06-10', session: 1 }]);
  expect(status().waiting).toEqual({ ...nothingPending, sessions: 1 });
  vi.setSystemTime(morning + 24 * 3_600_000);
  fireWindowEvent('online');
  await settle();
  expect(server.story.log.findLast(({ kind }) => kind === 'recoverySession')).toMatchObject({
    ...session,
    localDate: '2026-06-10',
  });
});

it('A screen is notified when the server can be reached again, but not by each further answer', async () => {
  const { sync, server, status } = await openPage();
  const get = () => sync.api.get('/challenge/log?after=0').catch(() => {});
  server.fail(networkError);
  await get();
  expect(status().isOffline).toBe(true);
  const notified = vi.fn();
  sync.subscribe(notified);
  await get();
  await get();
  await settle();
  expect(status().isOffline).toBe(false);
  expect(notified).toHaveBeenCalledOnce();
});

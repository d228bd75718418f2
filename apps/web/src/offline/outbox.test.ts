import type { Profile } from '@hundred/contract/identity';
import type { Fact } from '@hundred/domain/runs/facts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type Transport } from '../platform/api';
import { makeServerClock } from '../platform/server-clock';
import { makeBrowserStorage } from '../testing/browser-storage';
import type { Wish } from './deed';
import { deriveToday } from './derive-answers';
import { logShape, makeMemoryStore } from './device-store';
import type { OfflineState } from './offline-state';
import { openOutbox } from './outbox';
import { keepPress, leavePress, leftPresses, pressed } from './press';

const morning = Date.UTC(2026, 5, 10, 8);
const profile = { uid: 'ana' } as Profile;
const started: Fact = {
  kind: 'runStarted',
  at: morning - 1000,
  timezone: 'UTC',
  localDate: '2026-06-10',
  firstDate: '2026-06-10',
};
const away = new ApiError({ kind: 'network', code: 'network', message: 'Nobody there.' });
const refused = (code: string) =>
  new ApiError({ kind: 'refused', status: 400, code, message: `No: ${code}.` });

type Sent = { path: string; body: Record<string, unknown> };

/** A server that keeps what it is sent, or answers as the test says next. */
function makeServer() {
  const facts: Fact[] = [started];
  const sent: Sent[] = [];
  const next: ApiError[] = [];
  const answer = async (path: string, body?: unknown) => {
    sent.push({ path, body: body as Sent['body'] });
    const failure = next.shift();
    if (failure) throw failure;
    const { exercise, deviceKey } = body as { exercise: 'pushups'; deviceKey: string };
    const timeSeconds = 30;
    facts.push({
      kind: 'exerciseCompleted',
      at: Date.now(),
      localDate: '2026-06-10',
      timezone: 'UTC',
      exercise,
      dayNumber: 1,
      target: 10,
      reps: 10,
      timeSeconds,
      deviceKey,
    });
    return { localDate: '2026-06-10' };
  };
  const api = {
    get: async (path: string) => {
      const failure = next.shift();
      if (failure) throw failure;
      const from = Number(path.split('=')[1]);
      return { facts: facts.slice(from), from, last: facts.length, more: false };
    },
    post: answer,
    delete: answer,
  } as unknown as Transport;
  return { api, facts, sent, fail: (...failures: ApiError[]) => next.push(...failures) };
}

/** The clock of the device, which has heard the server say the same, or nothing yet. */
function makeClock(isSure = true) {
  const clock = makeServerClock({
    moment: () => ({ wall: Date.now(), ticks: performance.now() }),
    storage: () => localStorage,
  });
  if (isSure) clock.hear(new Date().toUTCString(), clock.moment());
  return clock;
}

async function open(
  server = makeServer(),
  store = makeMemoryStore(),
  isSignedIn = () => true,
  clock = makeClock(),
) {
  let state: Partial<OfflineState> = {};
  const outbox = await openOutbox({
    api: server.api,
    store,
    clock,
    uid: 'ana',
    profile: () => profile,
    tell: (news) => {
      state = { ...state, ...news };
    },
    onNews: () => {},
    isSignedIn,
  });
  const perform = (wish: Wish) => outbox.perform(pressed(wish, clock));
  return {
    outbox: { ...outbox, perform, performed: outbox.perform },
    store,
    server,
    clock,
    state: () => state,
  };
}

const pushups = { kind: 'completeExercise', exercise: 'pushups', timeSeconds: 30 } as const;
const situps = { ...pushups, exercise: 'situps' } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: morning });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', makeBrowserStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is done with a connection', () => {
  it('is shown before it is sent, and says when it was done: the network may be slow and midnight near', async () => {
    const { outbox, server, store } = await open();
    const { known, sent } = await outbox.perform(pushups);
    expect(deriveToday(known)?.exercises.pushups).toMatchObject({ completed: true, reps: 10 });
    await sent;
    expect(server.sent).toEqual([
      {
        path: '/challenge/complete-exercise',
        body: {
          exercise: 'pushups',
          timeSeconds: 30,
          dayNumber: 1,
          deviceKey: expect.any(String),
          at: '2026-06-10T08:00:00.000Z',
          localDate: '2026-06-10',
          timezone: 'UTC',
        },
      },
    ]);
    expect((await store.read('ana')).deeds).toEqual([]);
    expect((await store.read('ana')).log?.facts).toHaveLength(2);
  });

  it('says so of a rest day too', async () => {
    const { outbox, server } = await open();
    await (await outbox.perform({ kind: 'takeRestDay' })).sent;
    expect(server.sent[0]).toMatchObject({
      path: '/challenge/rest-day',
      body: { at: '2026-06-10T08:00:00.000Z', localDate: '2026-06-10' },
    });
  });

  it('leaves that to the server where the clock may be wrong', async () => {
    const unsure = makeClock(false);
    const { outbox, server } = await open(makeServer(), makeMemoryStore(), () => true, unsure);
    await (await outbox.perform(pushups)).sent;
    expect(server.sent[0]?.body).toEqual({
      exercise: 'pushups',
      timeSeconds: 30,
      dayNumber: 1,
      deviceKey: expect.any(String),
    });
  });

  const minute = 60_000;
  describe.each([
    ['20 minutes', 20 * minute],
    ['8 hours', 8 * 60 * minute],
    ['26 hours', 26 * 60 * minute],
  ])('where the clock is %s behind and yesterday is complete', (_what, behind) => {
    const tenPast = Date.UTC(2026, 5, 11, 0, 10);

    /** Yesterday done until a moment before midnight, and a server that knows what time it is. */
    function yesterdayDone() {
      const server = makeServer();
      for (const [index, exercise] of (['pushups', 'situps', 'jumpingJacks'] as const).entries())
        server.facts.push({
          kind: 'exerciseCompleted',
          at: Date.UTC(2026, 5, 10, 20, index),
          localDate: '2026-06-10',
          timezone: 'UTC',
          exercise,
          dayNumber: 1,
          target: 10,
          reps: 10,
          timeSeconds: 300,
        });
      vi.setSystemTime(tenPast - behind);
      return server;
    }

    it('is recorded for today by the server’s clock', async () => {
      const server = yesterdayDone();
      const clock = makeClock(false);
      clock.hear(new Date(tenPast).toUTCString(), clock.moment());
      const { outbox } = await open(server, makeMemoryStore(), () => true, clock);
      await (await outbox.perform(pushups)).sent;
      expect(server.sent[0]?.body).toMatchObject({
        dayNumber: 2,
        localDate: '2026-06-11',
        at: expect.stringMatching(/^2026-06-11T00:10:00/),
      });
    });

    it('is judged again by it where the first answer comes after the press', async () => {
      const server = yesterdayDone();
      const clock = makeClock(false);
      const { get } = server.api;
      Object.assign(server.api, {
        get: (path: string) => {
          clock.hear(new Date(tenPast).toUTCString(), clock.moment());
          return get(path);
        },
      });
      const store = makeMemoryStore();
      await store.keepLog({ uid: 'ana', shape: logShape, facts: server.facts, last: 4, at: 0 }, []);
      const { outbox } = await open(server, store, () => true, clock);
      const { known, sent } = await outbox.perform(pushups);
      expect(deriveToday(known)).toMatchObject({ dayNumber: 2, exercises: { pushups: { completed: true } } });
      await sent;
      expect(server.sent).toHaveLength(1);
    });
  });

  it('would be lost by signing out before it is sent, although it does not wait yet', async () => {
    const { outbox, server, state } = await open();
    await outbox.learn();
    const { post } = server.api;
    const meanwhile = vi.fn();
    Object.assign(server.api, {
      post: async (path: string, body: unknown) => {
        meanwhile(state().waiting, state().unsent);
        return post(path, body);
      },
    });
    await (await outbox.perform(pushups)).sent;
    expect(meanwhile).toHaveBeenCalledWith({ completions: 0, restDays: 0 }, { completions: 1, restDays: 0 });
    expect(state().unsent).toEqual({ completions: 0, restDays: 0 });
  });

  it('is sent too when it is done while the answer to the one before is still being learned', async () => {
    const { outbox, server, store } = await open();
    await outbox.learn();
    const { get } = server.api;
    const during = vi.fn(() => outbox.perform(situps));
    Object.assign(server.api, {
      get: async (path: string) => {
        if (during.mock.calls.length === 0) await during();
        return get(path);
      },
    });
    await (await outbox.perform(pushups)).sent;
    expect(server.sent.map(({ body }) => body.exercise)).toEqual(['pushups', 'situps']);
    expect((await store.read('ana')).deeds).toEqual([]);
  });

  it('is of its own moment where the phone sleeps before it is sent', async () => {
    const store = makeMemoryStore();
    const { outbox, server } = await open(makeServer(), {
      ...store,
      async add(deed) {
        // The clock goes on, the ticks of the page do not.
        vi.setSystemTime(morning + 600_000);
        return store.add(deed);
      },
    });
    await (await outbox.perform(pushups)).sent;
    expect(server.sent[0]?.body).toMatchObject({ at: '2026-06-10T08:00:00.000Z', localDate: '2026-06-10' });
  });

  it('is refused by the rules before anything is recorded', async () => {
    const { outbox, store, server } = await open();
    await expect(outbox.perform({ ...pushups, actualReps: 3 })).rejects.toMatchObject({
      kind: 'refused',
      code: 'too_few_reps',
    });
    await expect(outbox.perform({ kind: 'takeBackRestDay' })).rejects.toMatchObject({
      code: 'no_rest_day_taken',
    });
    expect([(await store.read('ana')).deeds, server.sent]).toEqual([[], []]);
  });

  it('done already, by a second press or in another tab, is not recorded twice', async () => {
    const { outbox, server } = await open();
    await (await outbox.perform(pushups)).sent;
    await (await outbox.perform(pushups)).sent;
    expect(server.sent).toHaveLength(1);
  });
});

describe('what was pressed and never recorded', () => {
  const press = () => {
    const made = pressed(pushups, makeClock());
    keepPress('ana', made);
    return made;
  };

  it('is under way in the page where it was pressed, until that gives up', async () => {
    const made = press();
    expect(leftPresses('ana')).toEqual([]);
    leavePress(made);
    expect(leftPresses('ana')).toEqual([made]);
    expect(leftPresses('bo')).toEqual([]);
  });

  it('waits without anything being known, and is sent by the time at which it was pressed', async () => {
    leavePress(press());
    vi.setSystemTime(morning + 3_600_000);
    const { outbox, server, store, state } = await open();
    expect([outbox.hasWaiting(), state().waiting]).toEqual([true, { completions: 1, restDays: 0 }]);
    await outbox.learn();
    expect(server.sent.map(({ body }) => body)).toEqual([
      {
        exercise: 'pushups',
        timeSeconds: 30,
        deviceKey: expect.any(String),
        at: '2026-06-10T08:00:00.000Z',
      },
    ]);
    expect([leftPresses('ana'), (await store.read('ana')).deeds]).toEqual([[], []]);
  });

  it('is forgotten once it is recorded or refused', async () => {
    const { outbox } = await open();
    for (const wish of [pushups, { ...situps, actualReps: 3 }]) {
      const made = pressed(wish, makeClock());
      keepPress('ana', made);
      await outbox.performed(made).catch(() => {});
      leavePress(made);
    }
    expect(leftPresses('ana')).toEqual([]);
  });
});

it('two that are pressed at once are judged one after the other', async () => {
  const { outbox, server } = await open();
  const performed = await Promise.all([
    outbox.perform(pushups),
    outbox.perform(situps),
    outbox.perform({ ...pushups, exercise: 'jumpingJacks' }),
  ]);
  expect(performed.map(({ newBadges }) => newBadges.map(({ id }) => id))).toEqual([[], [], ['first_step']]);
  await Promise.all(performed.map(({ sent }) => sent));
  expect(server.sent).toHaveLength(3);
});

describe('what is done without a connection', () => {
  it('cannot be judged where nothing is known, and says so', async () => {
    const { outbox, server, store } = await open();
    server.fail(away);
    await expect(outbox.perform(pushups)).rejects.toBe(away);
    expect((await store.read('ana')).deeds).toEqual([]);
  });

  it('waits with its date, zone and instant, survives a restart, and is sent in order by itself', async () => {
    const { outbox, server, store, state } = await open();
    await outbox.learn();
    server.fail(away, away);
    const first = await outbox.perform(pushups);
    await first.sent;
    const second = await outbox.perform({ kind: 'completeExercise', exercise: 'situps', actualReps: 12 });
    await second.sent;
    expect(state().waiting).toEqual({ completions: 2, restDays: 0 });
    outbox.close();
    server.sent.length = 0;

    vi.setSystemTime(morning + 60_000);
    const again = await open(server, store);
    expect(again.outbox.hasWaiting()).toBe(true);
    await again.outbox.send();
    expect(server.sent.map(({ body }) => body)).toEqual([
      {
        exercise: 'pushups',
        timeSeconds: 30,
        dayNumber: 1,
        deviceKey: expect.any(String),
        at: '2026-06-10T08:00:00.000Z',
        localDate: '2026-06-10',
        timezone: 'UTC',
      },
      expect.objectContaining({ exercise: 'situps', actualReps: 12, localDate: '2026-06-10' }),
    ]);
    expect(again.state().waiting).toEqual({ completions: 0, restDays: 0 });
  });

  it('is sent before anything is learned, where the page did not know that it waits', async () => {
    const { outbox, server, store } = await open();
    await outbox.learn();
    server.fail(away);
    await (await outbox.perform(pushups)).sent;
    outbox.close();
    const again = await open(server, store);
    await again.outbox.learn();
    expect(server.facts).toHaveLength(2);
    expect((await store.read('ana')).deeds).toEqual([]);
  });

  it('is tried again by itself, later and later', async () => {
    const { outbox, server } = await open();
    await outbox.learn();
    server.fail(away, away);
    await (await outbox.perform(pushups)).sent;
    expect(server.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(server.sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.sent).toHaveLength(3);
    expect(outbox.hasWaiting()).toBe(false);
    expect(new Set(server.sent.map(({ body }) => body.deviceKey)).size).toBe(1);
  });

  it('stays until the log that has it arrived: an answer lost in between sends it once more', async () => {
    const { outbox, server, store } = await open();
    await outbox.learn();
    const { post } = server.api;
    Object.assign(server.api, {
      post: async (path: string, body: unknown) => {
        const answer = await post(path, body);
        server.fail(away);
        return answer;
      },
    });
    await (await outbox.perform(pushups)).sent;
    expect((await store.read('ana')).deeds).toHaveLength(1);
    expect(outbox.known()?.facts).toHaveLength(2);
    Object.assign(server.api, { post });
    await outbox.send();
    expect((await store.read('ana')).deeds).toEqual([]);
  });
});

describe('on a device that refuses to keep anything', () => {
  /** Its storage of deeds was there, and takes nothing any more. */
  async function refusing() {
    const store = { ...makeMemoryStore(), isLasting: true };
    const set = await open(makeServer(), store);
    await set.outbox.learn();
    const refuse = async () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    };
    Object.assign(store, { add: refuse, keepLog: refuse, read: refuse });
    return set;
  }

  it('what is done lives as long as the page, which says so, and is sent', async () => {
    const { outbox, server, state } = await refusing();
    expect(state().isLasting).toBe(true);
    const refuse = () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: () => {} });
    server.fail(away);
    const { known, sent } = await outbox.perform(pushups);
    expect(deriveToday(known)?.exercises.pushups.completed).toBe(true);
    await sent;
    expect(state()).toMatchObject({ waiting: { completions: 1, restDays: 0 }, isLasting: false });
    await outbox.send();
    expect(server.facts).toHaveLength(2);
    expect(state()).toMatchObject({ waiting: { completions: 0, restDays: 0 }, isLasting: true });
    expect(outbox.known()?.facts).toHaveLength(2);
  });

  it('outlives the page all the same where the press itself could be kept', async () => {
    const { outbox, server, clock, state } = await refusing();
    const made = pressed(pushups, clock);
    keepPress('ana', made);
    server.fail(away);
    await (await outbox.performed(made)).sent;
    expect(state()).toMatchObject({ waiting: { completions: 1, restDays: 0 }, isLasting: true });
    outbox.close();
    leavePress(made);
    const again = await open(server);
    await again.outbox.send();
    expect(server.facts).toHaveLength(2);
    expect(leftPresses('ana')).toEqual([]);
  });
});

it('what was learned last stands, whichever answer came last', async () => {
  const { outbox, server, store } = await open();
  await outbox.learn();
  const { get } = server.api;
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  Object.assign(server.api, {
    get: async (path: string) => {
      const answer = await get(path);
      Object.assign(server.api, { get });
      await late;
      return answer;
    },
  });
  const learned = outbox.learn();
  const { sent } = await outbox.perform(pushups);
  await vi.advanceTimersByTimeAsync(100);
  answerLate();
  await Promise.all([learned, sent]);
  const { log, deeds } = await store.read('ana');
  expect([log?.facts.length, deeds.length]).toEqual([2, 0]);
});

it('tries nothing more once it is closed', async () => {
  const { outbox, server } = await open();
  await outbox.learn();
  server.fail(away);
  const { sent } = await outbox.perform(pushups);
  outbox.close();
  await sent;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.sent).toHaveLength(1);
});

describe('what the server refuses', () => {
  async function refusedWith(code: string) {
    const set = await open();
    await set.outbox.learn();
    set.server.fail(away, away);
    await (await set.outbox.perform(pushups)).sent;
    await (await set.outbox.perform(situps)).sent;
    set.server.sent.length = 0;
    set.server.fail(refused(code));
    await set.outbox.send();
    const deed = set.state().refused?.[0];
    if (!deed) throw new Error('nothing was refused');
    set.server.sent.length = 0;
    return { ...set, deed };
  }

  it('is shown with its reason, holds up nothing behind it, and counts no more', async () => {
    const { deed, state, outbox, store } = await refusedWith('too_late');
    expect(deed).toMatchObject({
      exercise: 'pushups',
      refusal: { code: 'too_late', message: 'No: too_late.' },
    });
    expect(state().waiting).toEqual({ completions: 0, restDays: 0 });
    const known = outbox.known();
    expect(known && deriveToday(known)?.exercises).toMatchObject({
      pushups: { completed: false },
      situps: { completed: true },
    });
    await outbox.discard(deed);
    expect([state().refused, (await store.read('ana')).deeds]).toEqual([[], []]);
  });

  it.each([
    ['clock_ahead', { at: undefined, localDate: undefined }],
    ['date_mismatch', { at: '2026-06-10T08:00:00.000Z', localDate: undefined }],
    ['run_finished', { at: '2026-06-10T08:00:00.000Z', localDate: '2026-06-10' }],
  ])('for %s is sent again without what was wrong', async (code, expected) => {
    const { deed, outbox, server, state } = await refusedWith(code);
    await outbox.retry(deed);
    const body = server.sent[0]?.body ?? {};
    expect({ at: body.at, localDate: body.localDate }).toEqual(expected);
    expect(body.deviceKey).toBe(deed.deviceKey);
    expect(state().refused).toEqual([]);
  });
});

it('writes nothing of somebody who has signed out meanwhile', async () => {
  const store = makeMemoryStore();
  const server = makeServer();
  const outbox = await openOutbox({
    api: server.api,
    store,
    clock: makeClock(),
    uid: 'ana',
    profile: () => profile,
    tell: () => {},
    onNews: () => {},
    isSignedIn: () => false,
  });
  await outbox.learn();
  expect((await store.read('ana')).log).toBeUndefined();
});

it('keeps no refusal of somebody who signed out while it came', async () => {
  let isSignedIn = true;
  const { outbox, server, store } = await open(makeServer(), makeMemoryStore(), () => isSignedIn);
  await outbox.learn();
  const { post } = server.api;
  Object.assign(server.api, {
    post: async (path: string, body: unknown) => {
      isSignedIn = false;
      await store.forget('ana', 'everything');
      return post(path, body);
    },
  });
  server.fail(refused('run_finished'));
  await (await outbox.perform(pushups)).sent;
  expect((await store.read('ana')).deeds).toEqual([]);
});

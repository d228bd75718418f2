import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, vi } from 'vitest';
import { deriveToday } from './derive-answers';
import { makeMemoryStore } from './device-store';
import { keepPress, leavePress, leftPresses, pressed } from './press';
import {
  around,
  away,
  beginInTheMorning,
  makeServer,
  morning,
  none,
  one,
  open,
  pushups,
  refused,
  situps,
  uid,
} from './testing/open-outbox';

beginInTheMorning();

describe('what is done without a connection', () => {
  it('cannot be judged where nothing is known, and says so', async () => {
    const { performed, server, kept } = await open();
    server.fail(away);
    await expect(performed(pushups)).rejects.toBe(away);
    expect((await kept()).deeds).toEqual([]);
  });

  it('waits with its date, zone and instant, survives a restart, and is sent in order by itself', async () => {
    const store = makeMemoryStore();
    const { outbox, perform, server, state } = await open({ store });
    await outbox.learn();
    server.fail(away, away);
    await perform(pushups);
    await perform({ kind: 'completeExercise', exercise: 'situps', actualReps: 12 });
    expect(state().waiting).toEqual({ completions: 2, restDays: 0, ratings: 0, sessions: 0 });
    outbox.close();
    server.sent.length = 0;

    vi.setSystemTime(morning + 60_000);
    const again = await open({ server, store });
    expect(again.outbox.hasWaiting()).toBe(true);
    await again.outbox.send();
    expect(server.sent.map(({ body }) => body)).toEqual([
      {
        exercise: 'pushups',
        timeSeconds: 30,
        dayNumber: 1,
        target: 10,
        movement: 'pushup',
        deviceKey: expect.any(String),
        at: '2026-06-10T08:00:00.000Z',
        localDate: '2026-06-10',
        timezone: 'UTC',
      },
      expect.objectContaining({ exercise: 'situps', actualReps: 12, localDate: '2026-06-10' }),
    ]);
    expect(again.state().waiting).toEqual(none);
    expect(again.onNews, 'what the server says after a while away').toHaveBeenCalled();
  });

  it('is sent before anything is learned, where the page did not know that it waits', async () => {
    const store = makeMemoryStore();
    const { outbox, perform, server, kept } = await open({ store });
    await outbox.learn();
    server.fail(away);
    await perform(pushups);
    outbox.close();
    await (await open({ server, store })).outbox.learn();
    expect(server.story.log).toHaveLength(2);
    expect((await kept()).deeds).toEqual([]);
  });

  it('is tried again by itself, later and later', async () => {
    const { outbox, perform, server } = await open();
    await outbox.learn();
    server.fail(away, away);
    await perform(pushups);
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

  it('stays until its answer arrived: one that was lost on its way sends it once more', async () => {
    const { outbox, perform, server, kept } = await open();
    await outbox.learn();
    let isLost = true;
    around(server, 'post', async (go) => {
      const answer = await go();
      if (isLost) throw away;
      return answer;
    });
    await perform(pushups);
    expect((await kept()).deeds).toHaveLength(1);
    expect(outbox.known()?.facts).toHaveLength(2);
    isLost = false;
    await outbox.send();
    expect(await kept()).toMatchObject({ deeds: [], log: { facts: server.story.log } });
    expect(server.story.log).toHaveLength(2);
  });

  it('stays until the log that has it arrived, where a server of before does not tell it', async () => {
    const { outbox, perform, server, kept } = await open({ server: makeServer({ isOld: true }) });
    await outbox.learn();
    let isLost = true;
    around(server, 'post', async (go) => {
      const answer = await go();
      if (isLost) server.fail(away);
      return answer;
    });
    await perform(pushups);
    expect((await kept()).deeds).toHaveLength(1);
    expect(outbox.known()?.facts).toHaveLength(2);
    isLost = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await kept()).deeds).toEqual([]);
    expect(server.story.log).toHaveLength(2);
  });
});

describe('what was pressed and never recorded', () => {
  async function press() {
    const { clock } = await open();
    const made = pressed(pushups, clock);
    keepPress(uid, made);
    return made;
  }

  it('is under way in the page where it was pressed, until that gives up', async () => {
    const made = await press();
    expect(leftPresses(uid)).toEqual([]);
    leavePress(made);
    expect(leftPresses(uid)).toEqual([made]);
    expect(leftPresses('bo')).toEqual([]);
  });

  it('is found beside keys that cannot be read, which stay where they are', async () => {
    const made = await press();
    leavePress(made);
    const malformed = ['', '{"wish":', 'null', '7', '[]', '{}', '{"deviceKey":"x","at":1}'];
    for (const [index, text] of malformed.entries())
      localStorage.setItem(`hundred:pressed:${uid}:broken-${index}`, text);
    expect(leftPresses(uid)).toEqual([made]);
    expect(Object.keys(localStorage)).toHaveLength(1 + malformed.length);
  });

  it('waits without anything being known, and is sent by the time at which it was pressed', async () => {
    leavePress(await press());
    vi.setSystemTime(morning + 3_600_000);
    const { outbox, server, kept, state } = await open();
    expect([outbox.hasWaiting(), state().waiting]).toEqual([true, one]);
    await outbox.learn();
    expect(server.sent.map(({ body }) => body)).toEqual([
      {
        exercise: 'pushups',
        timeSeconds: 30,
        deviceKey: expect.any(String),
        at: '2026-06-10T08:00:00.000Z',
      },
    ]);
    expect([leftPresses(uid), (await kept()).deeds]).toEqual([[], []]);
  });

  it('is forgotten once it is recorded or refused', async () => {
    const { outbox, clock } = await open();
    for (const wish of [pushups, { ...situps, actualReps: 3 }]) {
      const made = pressed(wish, clock);
      keepPress(uid, made);
      await outbox.perform(made).catch(() => {});
      leavePress(made);
    }
    expect(leftPresses(uid)).toEqual([]);
  });
});

describe('what another version of the page kept', () => {
  const deed = {
    kind: 'completeExercise',
    exercise: 'pushups',
    timeSeconds: 30,
    uid,
    deviceKey: 'kept-before',
    localDate: '2026-06-10',
    timezone: 'UTC',
    at: morning,
    dayNumber: 1,
  } as const;

  it('is sent where it is an earlier one, as it is', async () => {
    const store = makeMemoryStore();
    await store.add({ ...deed, shape: 1 });
    const { outbox, server } = await open({ store });
    await outbox.send();
    const { uid: _, kind, ...body } = deed;
    expect(server.sent).toEqual([
      { path: '/challenge/complete-exercise', body: { ...body, at: '2026-06-10T08:00:00.000Z' } },
    ]);
  });

  it('waits for that version where it is a later one, and is told of', async () => {
    const store = makeMemoryStore();
    await store.add({ ...deed, shape: 99 });
    const { outbox, server, state } = await open({ store });
    await outbox.send();
    expect([server.sent, state().waiting]).toEqual([[], one]);
  });
});

describe('on a device that refuses to keep anything', () => {
  const refuse = () => {
    throw new DOMException('No room is left.', 'QuotaExceededError');
  };

  /** Its storage of deeds was there, and takes nothing any more. */
  async function refusing() {
    const store = { ...makeMemoryStore(), isLasting: true };
    const set = await open({ store });
    await set.outbox.learn();
    Object.assign(store, { add: refuse, keepLog: refuse, read: refuse });
    return set;
  }

  it('what is done lives as long as the page, which says so, and is sent', async () => {
    const { outbox, performed, server, state } = await refusing();
    expect(state().isLasting).toBe(true);
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: () => {} });
    server.fail(away);
    const { known, sent } = await performed(pushups);
    expect(deriveToday(known)?.exercises.pushups.completed).toBe(true);
    await sent;
    expect(state()).toMatchObject({ waiting: one, isLasting: false });
    await outbox.send();
    expect(server.story.log).toHaveLength(2);
    expect(state()).toMatchObject({ waiting: none, isLasting: true });
    expect(outbox.known()?.facts).toHaveLength(2);
  });

  it('outlives the page all the same where the press itself could be kept', async () => {
    const { outbox, server, clock, state } = await refusing();
    const made = pressed(pushups, clock);
    keepPress(uid, made);
    server.fail(away);
    await (await outbox.perform(made)).sent;
    expect(state()).toMatchObject({ waiting: one, isLasting: true });
    outbox.close();
    leavePress(made);
    await (await open({ server })).outbox.send();
    expect(server.story.log).toHaveLength(2);
    expect(leftPresses(uid)).toEqual([]);
  });
});

describe('what the server refuses', () => {
  async function refusedWith(code: string, ...further: string[]) {
    const set = await open();
    await set.outbox.learn();
    set.server.fail(away, away);
    await set.perform(pushups);
    await set.perform(situps);
    set.server.fail(...[code, ...further].map(refused));
    await set.outbox.send();
    const deed = set.state().refused?.[0];
    if (!deed) throw new Error('nothing was refused');
    set.server.sent.length = 0;
    return { ...set, deed };
  }

  it('is shown with its reason, holds up nothing behind it, and counts no more', async () => {
    const { deed, state, outbox, kept, onNews } = await refusedWith('too_late');
    expect(deed).toMatchObject({
      exercise: 'pushups',
      refusal: { code: 'too_late', message: 'No: too_late.' },
    });
    expect(onNews).toHaveBeenCalled();
    expect(state().waiting).toEqual(none);
    const known = outbox.known();
    expect(known && deriveToday(known)?.exercises).toMatchObject({
      pushups: { completed: false },
      situps: { completed: true },
    });
    await outbox.discard([deed]);
    expect([state().refused, (await kept()).deeds]).toEqual([[], []]);
  });

  it('is asked for anew once, however much of it is removed', async () => {
    const { state, outbox, kept, onNews } = await refusedWith('too_late', 'too_late');
    const all = state().refused ?? [];
    expect(all).toHaveLength(2);
    onNews.mockClear();
    await outbox.discard(all);
    expect([state().refused, (await kept()).deeds]).toEqual([[], []]);
    expect(onNews).toHaveBeenCalledOnce();
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

describe('how hard a day was', () => {
  async function openWithDayDone() {
    const story = Story.startedOn('2026-06-10', 'UTC', '07:00').complete();
    story.ask({ kind: 'startTrial' });
    const opened = await open({ server: makeServer({ story }) });
    await opened.outbox.learn();
    return opened;
  }

  it('waits with the date that is rated, and is sent with it on the next morning', async () => {
    const { outbox, performed, server, state } = await openWithDayDone();
    server.fail(away);
    const { known, sent } = await performed({ kind: 'rateEffort', effort: 4 });
    await sent;
    expect(deriveToday(known)).toMatchObject({ toRate: { localDate: '2026-06-10', effort: 4 } });
    expect(state().waiting).toEqual({ ...none, ratings: 1 });
    vi.setSystemTime(morning + 24 * 3_600_000);
    await outbox.send();
    expect(server.sent.at(-1)).toMatchObject({
      path: '/challenge/effort',
      body: { effort: 4, localDate: '2026-06-10', at: '2026-06-10T08:00:00.000Z' },
    });
    expect(server.story.dateOf('2026-06-10')?.effort).toBe(4);
    expect(state().waiting).toEqual(none);
  });

  it('is told as not counted by a server from before ratings, and what stands behind it goes on', async () => {
    const { outbox, perform, server, state } = await openWithDayDone();
    server.fail(away);
    await perform({ kind: 'rateEffort', effort: 4 });
    vi.setSystemTime(morning + 24 * 3_600_000);
    server.fail(refused('not_found'));
    await perform(pushups);
    await outbox.send();
    expect(state()).toMatchObject({ waiting: none, refused: [{ kind: 'rateEffort' }] });
    expect(server.story.state.challenge.exercises.pushups.completed).toBe(true);
  });
});

it('a recovery session waits for a connection, and counts for the date on which it was done', async () => {
  const story = Story.startedOn('2026-06-10', 'UTC', '07:00');
  const paid = { at: story.now, paidAt: story.now, plan: 'lifetime', purchase: 'one' } as const;
  story.record({ kind: 'premiumBegan', ...paid });
  const { outbox, performed, server, state } = await open({ server: makeServer({ story }) });
  await outbox.learn();
  server.fail(away);
  const session = { programme: 'wristsAndShoulders', session: 1, seconds: 400 } as const;
  const { known, sent } = await performed({ kind: 'finishSession', ...session });
  await sent;
  expect(known.snapshot.sessions).toMatchObject([{ date: '2026-06-10', session: 1 }]);
  expect(state().waiting).toEqual({ ...none, sessions: 1 });
  vi.setSystemTime(morning + 24 * 3_600_000);
  await outbox.send();
  expect(server.story.log.findLast(({ kind }) => kind === 'recoverySession')).toMatchObject({
    ...session,
    localDate: '2026-06-10',
  });
  expect(state().waiting).toEqual(none);
});

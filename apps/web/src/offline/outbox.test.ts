import { factShape } from '@hundred/domain/runs/facts';
import { describe, expect, it, vi } from 'vitest';
import { deriveToday } from './derive-answers';
import { makeMemoryStore } from './device-store';
import {
  around,
  beginInTheMorning,
  jumpingJacks,
  makeServer,
  morning,
  none,
  one,
  open,
  pushups,
  refused,
  situps,
} from './testing/open-outbox';

beginInTheMorning();

describe('what is done with a connection', () => {
  it('is shown before it is sent, and says when it was done: the network may be slow and midnight near', async () => {
    const { performed, server, kept } = await open();
    const { known, sent } = await performed(pushups);
    expect(deriveToday(known)?.exercises.pushups).toMatchObject({ completed: true, reps: 10 });
    await sent;
    expect(server.sent).toEqual([
      {
        path: '/challenge/complete-exercise',
        body: {
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
      },
    ]);
    expect(await kept()).toMatchObject({ deeds: [], log: { facts: server.story.log, last: 2 } });
  });

  it('says so of a rest day too', async () => {
    const { perform, server } = await open();
    await perform({ kind: 'takeRestDay' });
    expect(server.sent[0]).toMatchObject({
      path: '/challenge/rest-day',
      body: { at: '2026-06-10T08:00:00.000Z', localDate: '2026-06-10' },
    });
  });

  it('would be lost by signing out before it is sent, although it does not wait yet', async () => {
    const { outbox, perform, server, state } = await open();
    await outbox.learn();
    const meanwhile = vi.fn();
    around(server, 'post', (go) => {
      meanwhile(state().waiting, state().unsent);
      return go();
    });
    await perform(pushups);
    expect(meanwhile).toHaveBeenCalledWith(none, one);
    expect(state().unsent).toEqual(none);
  });

  it('is sent too when it is done while the answer to the one before comes', async () => {
    const { outbox, perform, performed, server, kept } = await open();
    await outbox.learn();
    const during = vi.fn(() => performed(situps));
    around(server, 'post', async (go) => {
      const answer = await go();
      if (during.mock.calls.length === 0) await during();
      return answer;
    });
    await perform(pushups);
    expect(server.sent.map(({ body }) => body.exercise)).toEqual(['pushups', 'situps']);
    expect((await kept()).deeds).toEqual([]);
  });

  it('is of its own moment where the phone sleeps before it is sent', async () => {
    const store = makeMemoryStore();
    const { perform, server } = await open({
      store: {
        ...store,
        async add(deed) {
          // The clock goes on, the ticks of the page do not.
          vi.setSystemTime(morning + 600_000);
          return store.add(deed);
        },
      },
    });
    await perform(pushups);
    expect(server.sent[0]?.body).toMatchObject({ at: '2026-06-10T08:00:00.000Z', localDate: '2026-06-10' });
  });

  it('is refused by the rules before anything is recorded', async () => {
    const { performed, kept, server } = await open();
    await expect(performed({ ...pushups, actualReps: 3 })).rejects.toMatchObject({
      kind: 'refused',
      code: 'too_few_reps',
    });
    await expect(performed({ kind: 'takeBackRestDay' })).rejects.toMatchObject({ code: 'no_rest_day_taken' });
    expect([(await kept()).deeds, server.sent]).toEqual([[], []]);
  });

  it('done already, by a second press or in another tab, is not recorded twice', async () => {
    const { perform, server } = await open();
    await perform(pushups);
    await perform(pushups);
    expect(server.sent).toHaveLength(1);
  });

  it('is judged one after the other where two are pressed at once', async () => {
    const { performed, server } = await open();
    const all = await Promise.all([pushups, situps, jumpingJacks].map(performed));
    expect(all.map(({ newBadges }) => newBadges.map(({ id }) => id))).toEqual([[], [], ['first_step']]);
    await Promise.all(all.map(({ sent }) => sent));
    expect(server.sent).toHaveLength(3);
  });
});

describe('the answer to what was done', () => {
  it('is all that is asked of the server: it tells how the log went on', async () => {
    const { outbox, perform, server, kept, onNews, onSent } = await open();
    await outbox.learn();
    server.asked.length = 0;
    for (const wish of [pushups, situps, jumpingJacks]) {
      vi.advanceTimersByTime(1_000);
      await perform(wish);
    }
    expect(server.asked).toEqual([]);
    expect((await kept()).log).toMatchObject({ facts: server.story.log, last: server.story.log.length });
    expect([onNews, onSent].map(({ mock }) => mock.calls.length)).toEqual([0, 3]);
  });

  it('is not enough where another device was faster: then the log is asked for, and there is news', async () => {
    const { outbox, perform, server, kept, onNews } = await open();
    await outbox.learn();
    server.asked.length = 0;
    server.story.exercise('situps');
    await perform(pushups);
    expect(server.asked).toEqual(['/challenge/log?after=1']);
    expect((await kept()).log?.facts).toEqual(server.story.log);
    expect(onNews).toHaveBeenCalled();
  });

  it('is not enough where it comes from a server of before', async () => {
    const { outbox, perform, server, kept, onSent } = await open({ server: makeServer({ isOld: true }) });
    await outbox.learn();
    server.asked.length = 0;
    await perform(pushups);
    expect(server.asked).toEqual(['/challenge/log?after=1']);
    expect(await kept()).toMatchObject({ deeds: [], log: { facts: server.story.log } });
    expect(onSent).toHaveBeenCalled();
  });

  it('to something other than a deed is known before the next press is judged', async () => {
    const { outbox, performed, server } = await open();
    await outbox.learn();
    const from = server.story.log.length;
    server.story.record({
      kind: 'premiumBegan',
      at: morning,
      plan: 'trial',
      purchase: 'trial',
      paidAt: morning,
    });
    const facts = server.story.log.slice(from);
    void outbox.take({ shape: factShape, facts, from, last: from + facts.length, more: false });
    const { known } = await performed({ kind: 'takeRestDay' });
    expect(deriveToday(known)).toMatchObject({ isRestDay: true, restDaysLeft: null });
  });
});

it('what was learned last stands, whichever answer came last', async () => {
  const { outbox, performed, server, kept } = await open();
  await outbox.learn();
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  let isFirst = true;
  around(server, 'get', async (go) => {
    const answer = await go();
    if (isFirst) {
      isFirst = false;
      await late;
    }
    return answer;
  });
  const learned = outbox.learn();
  const { sent } = await performed(pushups);
  await vi.advanceTimersByTimeAsync(100);
  answerLate();
  await Promise.all([learned, sent]);
  const { log, deeds } = await kept();
  expect([log?.facts, deeds]).toEqual([server.story.log, []]);
});

it('tries nothing more once it is closed', async () => {
  const { outbox, performed, server } = await open();
  await outbox.learn();
  around(server, 'post', async (go) => {
    outbox.close();
    server.fail(refused('rate_limited'));
    return go();
  });
  await (await performed(pushups)).sent;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.sent).toHaveLength(1);
});

describe('of somebody who has signed out meanwhile', () => {
  it('nothing is written', async () => {
    const { outbox, kept } = await open({ isSignedIn: () => false });
    await outbox.learn();
    expect((await kept()).log).toBeUndefined();
  });

  it('no refusal is kept that came after', async () => {
    let isSignedIn = true;
    const store = makeMemoryStore();
    const { outbox, perform, server, kept } = await open({ store, isSignedIn: () => isSignedIn });
    await outbox.learn();
    around(server, 'post', async (go) => {
      isSignedIn = false;
      await store.forget('ana', 'everything');
      return go();
    });
    server.fail(refused('run_finished'));
    await perform(pushups);
    expect((await kept()).deeds).toEqual([]);
  });
});

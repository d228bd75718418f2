import { Story } from '@hundred/domain/rules/story';
import { factShape } from '@hundred/domain/runs/facts';
import { describe, expect, it, vi } from 'vitest';
import { deriveToday } from './derive-answers';
import { makeMemoryStore } from './device-store';
import {
  around,
  away,
  beginInTheMorning,
  makeClock,
  makeServer,
  morning,
  open,
  pushups,
  uid,
} from './testing/open-outbox';

beginInTheMorning();

it('leaves date and instant to the server where the clock may be wrong', async () => {
  const { perform, server } = await open({ clock: makeClock(false) });
  await perform(pushups);
  expect(server.sent[0]?.body).toEqual({
    exercise: 'pushups',
    timeSeconds: 30,
    dayNumber: 1,
    target: 10,
    movement: 'pushup',
    deviceKey: expect.any(String),
  });
});

const minute = 60_000;

it.each([20 * minute, 26 * 60 * minute])(
  'a press counts for now where the server’s clock was %i ms ahead and is right again',
  async (ahead) => {
    const server = makeServer();
    const clock = makeClock(false);
    clock.hear(new Date(morning + ahead).toUTCString(), clock.moment());
    const { perform, state } = await open({ server, clock });
    await perform(pushups);
    expect(state().refused).toEqual([]);
    expect(server.story.log.at(-1)).toMatchObject({
      kind: 'exerciseCompleted',
      at: morning,
      localDate: '2026-06-10',
      dayNumber: 1,
    });
  },
);

describe.each([
  ['20 minutes', 20 * minute],
  ['8 hours', 8 * 60 * minute],
  ['26 hours', 26 * 60 * minute],
])('where the clock is %s behind and yesterday is complete', (_what, behind) => {
  const tenPast = Date.UTC(2026, 5, 11, 0, 10);

  /** A server that knows what time it is. */
  function yesterdayDone() {
    const story = Story.startedOn('2026-06-10', 'UTC', '20:00').complete({ timeSeconds: 300 });
    vi.setSystemTime(tenPast - behind);
    return makeServer({ story, now: () => tenPast });
  }

  it('a press is recorded for today by the server’s clock', async () => {
    const server = yesterdayDone();
    const clock = makeClock(false);
    clock.hear(new Date(tenPast).toUTCString(), clock.moment());
    const { perform } = await open({ server, clock });
    await perform(pushups);
    expect(server.sent[0]?.body).toMatchObject({
      dayNumber: 2,
      localDate: '2026-06-11',
      at: expect.stringMatching(/^2026-06-11T00:10:00/),
    });
  });

  it('a press is judged again by it where the first answer comes after', async () => {
    const server = yesterdayDone();
    const clock = makeClock(false);
    around(server, 'get', (go) => {
      clock.hear(new Date(tenPast).toUTCString(), clock.moment());
      return go();
    });
    const store = makeMemoryStore();
    const facts = [...server.story.log];
    await store.keepLog({ uid, shape: factShape, facts, last: facts.length, at: 0 }, []);
    const { performed } = await open({ server, store, clock });
    const { known, sent } = await performed(pushups);
    expect(deriveToday(known)).toMatchObject({ dayNumber: 2, exercises: { pushups: { completed: true } } });
    await sent;
    expect(server.sent).toHaveLength(1);
  });
});

describe('a clock that jumps while the server is away', () => {
  const hour = 60 * minute;

  /** A press on a device whose clock has jumped, sent five minutes later; the server's own time is told by `now`. */
  async function pressedAfter(jump: number, now: () => number) {
    const server = makeServer({ now });
    const clock = makeClock();
    const hearing = (go: () => Promise<unknown>) =>
      go().finally(() => clock.hear(new Date(now()).toUTCString(), clock.moment()));
    const set = await open({ server, clock });
    await set.outbox.learn();
    vi.setSystemTime(morning + jump);
    server.fail(away);
    await set.perform(pushups);
    set.outbox.close();
    vi.advanceTimersByTime(5 * minute);
    around(server, 'get', hearing);
    around(server, 'post', hearing);
    await set.outbox.send();
    return { ...set, fact: server.story.log.at(-1) };
  }

  it.each([2 * hour, 26 * hour])(
    'by %i ms was set, where the server says so: it counts when it was done',
    async (jump) => {
      const began = performance.now();
      const { fact, state } = await pressedAfter(jump, () => morning + performance.now() - began);
      expect(state().refused).toEqual([]);
      expect(fact).toMatchObject({ kind: 'exerciseCompleted', localDate: '2026-06-10' });
      expect(Math.abs((fact?.at ?? 0) - morning)).toBeLessThan(2_000);
    },
  );

  it('was asleep, where the server says so: it counts when it was done', async () => {
    const { fact, server } = await pressedAfter(8 * hour, Date.now);
    expect(fact?.at).toBe(morning + 8 * hour);
    expect(server.sent.at(-1)?.body).toMatchObject({ localDate: '2026-06-10' });
  });
});

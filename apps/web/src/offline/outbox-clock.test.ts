import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it, vi } from 'vitest';
import { deriveToday } from './derive-answers';
import { logShape, makeMemoryStore } from './device-store';
import { around, beginInTheMorning, makeClock, makeServer, open, pushups, uid } from './testing/open-outbox';

beginInTheMorning();

it('leaves date and instant to the server where the clock may be wrong', async () => {
  const { perform, server } = await open({ clock: makeClock(false) });
  await perform(pushups);
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
    await store.keepLog({ uid, shape: logShape, facts, last: facts.length, at: 0 }, []);
    const { performed } = await open({ server, store, clock });
    const { known, sent } = await performed(pushups);
    expect(deriveToday(known)).toMatchObject({ dayNumber: 2, exercises: { pushups: { completed: true } } });
    await sent;
    expect(server.sent).toHaveLength(1);
  });
});

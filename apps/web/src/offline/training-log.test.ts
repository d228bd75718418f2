import { Story } from '@hundred/domain/rules/story';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Transport } from '../platform/api';
import { serverClock } from '../platform/server-clock';
import { stubPerson } from '../platform/stub-session';
import { makeBrowserStorage } from '../testing/browser-storage';
import { makeStoryApi, unreachable } from '../testing/story-api';
import { PressLeft } from './press';
import { makeTrainingLog } from './training-log';

const { uid } = stubPerson;
const none = { completions: 0, restDays: 0, ratings: 0, sessions: 0 };
const one = { completions: 1, restDays: 0, ratings: 0, sessions: 0 };
const pushups = { kind: 'completeExercise', exercise: 'pushups', timeSeconds: 30 } as const;

let stop = () => {};
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', makeBrowserStorage());
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function begin(
  story = Story.startedOn('2026-06-10', 'UTC'),
  more: Partial<Transport> = {},
  onNews = () => {},
) {
  vi.useFakeTimers({ now: story.now, toFake: ['Date'] });
  serverClock.hear(new Date().toUTCString(), serverClock.moment());
  const log = makeTrainingLog({
    api: { ...makeStoryApi(story, stubPerson), ...more },
    uid,
    profile: () => stubPerson,
    onNews,
    onSent: () => {},
    isSignedIn: () => true,
  });
  stop = log.start();
  return { log, story };
}

const pressesKept = () => Object.keys(localStorage).filter((key) => key.startsWith('hundred:pressed:'));

it('a press is on the device before anything else happens', async () => {
  const { log } = begin();
  const performed = log.perform(pushups);
  expect(pressesKept()).toHaveLength(1);
  await (await performed).sent;
  expect([pressesKept(), log.state().waiting]).toEqual([[], none]);
});

it('a press that cannot be judged is left there, counted, and sent once there is a connection', async () => {
  const story = Story.startedOn('2026-06-10', 'UTC');
  const { get } = makeStoryApi(story, stubPerson);
  let isAway = true;
  const { log } = begin(story, {
    get: async (...asked) => {
      if (isAway) throw unreachable();
      return get(...asked);
    },
  });
  await expect(log.perform(pushups)).rejects.toBeInstanceOf(PressLeft);
  expect([pressesKept().length, log.state().waiting, log.state().isAway]).toEqual([1, one, true]);
  isAway = false;
  const [, online] = vi.mocked(addEventListener).mock.calls.find(([event]) => event === 'online') ?? [];
  (online as () => void)();
  await vi.waitFor(() => expect(log.state()).toMatchObject({ waiting: none, isAway: false }));
  expect(story.state.challenge.exercises.pushups.completed).toBe(true);
});

it('a press that the rules refuse is forgotten', async () => {
  const { log } = begin();
  await expect(log.perform({ ...pushups, actualReps: 1 })).rejects.toMatchObject({ code: 'too_few_reps' });
  expect([pressesKept(), log.state().waiting]).toEqual([[], none]);
});

it('a trial is known from the answer that starts it: the rest day right after it has no limit', async () => {
  const story = Story.startedOn('2026-06-10', 'UTC');
  for (const date of ['2026-06-10', '2026-06-11', '2026-06-12']) story.on(date).rest();
  const { log } = begin(story.on('2026-06-13'));
  await expect(log.perform({ kind: 'takeRestDay' })).rejects.toMatchObject({ code: 'no_rest_days_left' });
  const status = await log.api.post('/premium/start-trial');
  expect(status).toMatchObject({ isInTrial: true });
  await (await log.perform({ kind: 'takeRestDay' })).sent;
  expect(story.state.isRestDay).toBe(true);
});

it('what the server has just told is not asked for again, until something else was asked of it', async () => {
  const story = Story.startedOn('2026-06-10', 'UTC').later(1);
  const { get } = makeStoryApi(story, stubPerson);
  const asked: string[] = [];
  const { log } = begin(story, {
    get: (path, options) => {
      asked.push(path);
      return get(path, options);
    },
  });
  await (await log.perform(pushups)).sent;
  asked.length = 0;
  await log.api.get('/challenge/today');
  expect(asked).toEqual([]);
  await log.api.put('/auth/profile', { timezone: 'Asia/Tokyo' });
  await log.api.get('/challenge/today');
  expect(asked).toEqual(['/challenge/today']);
});

it('what waits is in the answers at once, and the server is not asked for what it cannot know', async () => {
  const story = Story.startedOn('2026-06-10', 'UTC');
  const { get } = makeStoryApi(story, stubPerson);
  const asked: string[] = [];
  const { log } = begin(story, {
    post: async () => {
      throw unreachable();
    },
    get: (path, options) => {
      asked.push(path);
      return get(path, options);
    },
  });
  await (await log.perform(pushups)).sent;
  asked.length = 0;
  expect(await log.api.get('/challenge/today')).toMatchObject({
    exercises: { pushups: { completed: true } },
  });
  expect(asked).toEqual([]);
});

it.each([true, false])(
  'on a connection that hangs gives what is known after a moment, and says whether more came: %s',
  async (isMore) => {
    const story = Story.startedOn('2026-06-10', 'UTC');
    const { get } = makeStoryApi(story, stubPerson);
    let held: Promise<void> | undefined;
    const onNews = vi.fn();
    const { log } = begin(
      story,
      {
        async get(path, options) {
          if (path.startsWith('/challenge/log')) await held;
          return get(path, options);
        },
      },
      onNews,
    );
    const { facts } = await log.known();
    let letGo = () => {};
    held = new Promise((resolve) => {
      letGo = resolve;
    });
    vi.useFakeTimers({ now: story.now, toFake: ['Date', 'setTimeout'] });
    const asked = log.known();
    await vi.advanceTimersByTimeAsync(2_500);
    expect((await asked).facts).toEqual(facts);
    if (isMore) story.exercise('pushups');
    letGo();
    expect((await log.known()).facts).toEqual(story.log);
    // Pages ask again at every news: of nothing new they would do so without end.
    expect(onNews).toHaveBeenCalledTimes(isMore ? 1 : 0);
  },
);

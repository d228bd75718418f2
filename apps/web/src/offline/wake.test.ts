import { Story } from '@hundred/domain/rules/story';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Transport } from '../platform/api';
import { serverClock } from '../platform/server-clock';
import { stubPerson } from '../platform/stub-session';
import { makeBrowserStorage } from '../testing/browser-storage';
import { makeStoryApi, unreachable } from '../testing/story-api';
import { PressLeft } from './press';
import { makeTrainingLog } from './training-log';

const pushups = { kind: 'completeExercise', exercise: 'pushups', timeSeconds: 30 } as const;
const register = vi.fn(async (_tag: string) => {});

let stop = () => {};
beforeEach(() => {
  register.mockClear();
  vi.stubGlobal('localStorage', makeBrowserStorage());
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Somebody in front of a page, with a worker that can be woken. */
function begin({ onLine = true, ...calls }: Partial<Transport> & { onLine?: boolean } = {}) {
  const story = Story.startedOn('2026-06-10', 'UTC');
  vi.useFakeTimers({ now: story.now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  serverClock.hear(new Date().toUTCString(), serverClock.moment());
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => ({ sync: { register } }),
  });
  vi.stubGlobal('navigator', { onLine, serviceWorker });
  const log = makeTrainingLog({
    api: { ...makeStoryApi(story, stubPerson), ...calls },
    uid: stubPerson.uid,
    profile: () => stubPerson,
    onNews: () => {},
    onSent: () => {},
    isSignedIn: () => true,
  });
  stop = log.start();
  return {
    log,
    leave() {
      page.visibilityState = 'hidden';
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

const away = async (): Promise<never> => {
  throw unreachable();
};

it('nobody is to be woken for what is sent at once', async () => {
  const { log, leave } = begin();
  await (await log.perform(pushups)).sent;
  await vi.advanceTimersByTimeAsync(10_000);
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(register).not.toHaveBeenCalled();
});

it('nor for what the rules refuse', async () => {
  const { log } = begin();
  await expect(log.perform({ ...pushups, actualReps: 1 })).rejects.toMatchObject({ code: 'too_few_reps' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(register).not.toHaveBeenCalled();
});

it('the page is to be woken for what could not be sent', async () => {
  const { log } = begin({ post: away });
  await (await log.perform(pushups)).sent;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(register).toHaveBeenCalledWith('outbox');
});

it('and for what the connection died under', async () => {
  const { log } = begin({ post: () => new Promise(() => {}) });
  await log.perform(pushups);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(register).toHaveBeenCalledOnce();
});

it('and for what could not even be judged', async () => {
  const { log } = begin({ get: away });
  await expect(log.perform(pushups)).rejects.toBeInstanceOf(PressLeft);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(register).toHaveBeenCalledOnce();
});

it('without a connection that is said at once: the page may be closed the next moment', async () => {
  const { log } = begin({ onLine: false, get: away, post: away });
  void log.perform(pushups).catch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(register).toHaveBeenCalledOnce();
});

it('and where the page is left before anything is sent', async () => {
  const { log, leave } = begin({ post: () => new Promise(() => {}) });
  await log.perform(pushups);
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(register).toHaveBeenCalledOnce();
});

import { Story } from '@hundred/domain/rules/story';
import { factShape } from '@hundred/domain/runs/facts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transport } from '../platform/api';
import { stubPerson } from '../platform/stub-session';
import { makeStoryApi } from '../testing/story-api';
import { deriveToday } from './derive-answers';
import { makeMemoryStore } from './device-store';
// What a tab loads late is there already: fake time does not wait for a file.
import './foretell';
import type { Outbox } from './outbox';
import { around, beginInTheMorning, makeServer, open, pushups } from './testing/open-outbox';
import { makeTrainingLog } from './training-log';

/** Of the browser's, with messages that come in fake time: those of its own come when they like. */
class Channel {
  static readonly open = new Set<Channel>();
  onmessage = () => {};
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    Channel.open.add(this);
  }
  postMessage() {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name) setTimeout(() => other.onmessage());
  }
  close() {
    Channel.open.delete(this);
  }
}

beginInTheMorning();
beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal('BroadcastChannel', Channel);
});
const newer = { shape: factShape + 1 };
const paths = ['/challenge/today', '/challenge/stats', '/premium/status'];

/** What is asked in a minute by this many tabs, once they were opened one after the other and a minute has passed. */
async function askedWhileIdle(uid: string, count: number, milliseconds: number, shape: number) {
  const rules = makeStoryApi(Story.startedOn('2026-06-10', 'UTC', '07:59'), stubPerson);
  const asked: string[] = [];
  const stops: (() => void)[] = [];
  const api: Transport = {
    ...rules,
    async get<Answer>(path: string) {
      asked.push(path);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      const answer = await rules.get<Answer>(path);
      return path.startsWith('/challenge/log') ? { ...answer, shape } : answer;
    },
  };
  for (let tab = 0; tab < count; tab++) {
    const ask = () => void Promise.all(paths.map((path) => log.api.get(path)));
    const log = makeTrainingLog({
      api,
      uid,
      profile: () => stubPerson,
      onNews: ask,
      onSent: () => {},
      isSignedIn: () => true,
    });
    stops.push(log.start());
    ask();
    await vi.advanceTimersByTimeAsync(2_500);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toContain('/challenge/log?after=0');
  asked.length = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  for (const stop of stops) stop();
  return asked.length;
}

it.each([
  ['two, far from the server', 2, 300, factShape],
  ['three', 3, 20, factShape],
  ['two, older than the server', 2, 20, factShape + 1],
])('tabs that nobody uses ask for nothing: %s', async (uid, count, milliseconds, shape) => {
  expect(await askedWhileIdle(uid, count, milliseconds, shape)).toBe(0);
});

describe('another tab', () => {
  /** Both over what the device keeps; the one looks at what the other does. */
  async function openTwo() {
    const shared = { server: makeServer(), store: makeMemoryStore() };
    const tab = await open(shared);
    await tab.outbox.learn();
    const other = await open(shared);
    const isTold = async () => {
      await vi.advanceTimersByTimeAsync(1);
      const times = other.onNews.mock.calls.length;
      other.onNews.mockClear();
      return times > 0;
    };
    await isTold();
    return { ...tab, other: other.outbox, isTold };
  }
  const isDone = ({ known }: Outbox) => {
    const all = known();
    return all && deriveToday(all)?.exercises.pushups.completed;
  };

  it('shows what is done before it is sent, and hears when the server has it', async () => {
    const { performed, other, isTold, server } = await openTwo();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    around(server, 'post', (go) => held.then(go));
    const { sent } = await performed(pushups);
    expect([await isTold(), isDone(other), other.hasWaiting()]).toEqual([true, true, true]);
    letGo();
    await sent;
    expect([await isTold(), isDone(other), other.hasWaiting()]).toEqual([true, true, false]);
  });

  it('hears what was done on another device, once', async () => {
    const { outbox, other, isTold, server } = await openTwo();
    server.story.exercise('pushups');
    await outbox.learn();
    expect([await isTold(), isDone(other)]).toEqual([true, true]);
    await outbox.learn();
    expect(await isTold()).toBe(false);
  });

  it('hears once that a page is older than the server, and once that it is not any more', async () => {
    const { outbox, isTold, server } = await openTwo();
    let isNewer = true;
    around(server, 'get', async (go) => ({ ...((await go()) as object), ...(isNewer && newer) }));
    const told = async () => {
      await outbox.learn();
      return isTold();
    };
    expect([await told(), await told()]).toEqual([true, false]);
    isNewer = false;
    expect([await told(), await told()]).toEqual([true, false]);
  });
});

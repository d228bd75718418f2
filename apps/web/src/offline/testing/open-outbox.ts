import { Story } from '@hundred/domain/rules/story';
import type { DayCommand } from '@hundred/domain/runs/commands';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { ApiError, type Transport } from '../../platform/api';
import { makeServerClock, type ServerClock } from '../../platform/server-clock';
import { stubPerson } from '../../platform/stub-session';
import { makeBrowserStorage } from '../../testing/browser-storage';
import { makeStoryApi } from '../../testing/story-api';
import { type DeviceStore, makeMemoryStore } from '../device-store';
import type { OfflineState } from '../offline-state';
import { openOutbox } from '../outbox';
import { pressed } from '../press';

export const uid = 'ana';
export const morning = Date.UTC(2026, 5, 10, 8);

export const pushups = { kind: 'completeExercise', exercise: 'pushups', timeSeconds: 30 } as const;
export const situps = { ...pushups, exercise: 'situps' } as const;
export const jumpingJacks = { ...pushups, exercise: 'jumpingJacks' } as const;

export const none = { completions: 0, restDays: 0, ratings: 0, sessions: 0 };
export const one = { completions: 1, restDays: 0, ratings: 0, sessions: 0 };

export const away = new ApiError({ kind: 'network', code: 'network', message: 'Nobody there.' });
export const refused = (code: string) =>
  new ApiError({ kind: 'refused', status: 400, code, message: `No: ${code}.` });

/** A morning on which a device without locks knows nothing yet. */
export function beginInTheMorning(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: morning });
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('localStorage', makeBrowserStorage());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

type Sent = { path: string; body: Record<string, unknown> };

interface ServerOptions {
  story?: Story;
  now?: () => number;
  /** Of a version that says nothing of the log beside its answers. */
  isOld?: boolean;
}

/** A server that judges by the rules what it is sent, or fails as the test says next. */
export function makeServer({
  story = Story.startedOn('2026-06-10', 'UTC', '07:59'),
  now = Date.now,
  isOld = false,
}: ServerOptions = {}) {
  const rules = makeStoryApi(story, { ...stubPerson, uid });
  const sent: Sent[] = [];
  const asked: string[] = [];
  const failures: ApiError[] = [];
  function begin() {
    const failure = failures.shift();
    if (failure) throw failure;
    story.now = now();
  }
  const write = (method: 'post' | 'put' | 'delete') => async (path: string, body?: unknown) => {
    sent.push({ path, body: body as Sent['body'] });
    begin();
    const { log, ...answer } = await rules[method]<{ log?: unknown }>(path, body);
    return isOld ? answer : { ...answer, log };
  };
  const api = {
    get: async (path: string) => {
      asked.push(path);
      begin();
      return rules.get(path);
    },
    post: write('post'),
    put: write('put'),
    delete: write('delete'),
  } as unknown as Transport;
  return { api, story, sent, asked, fail: (...next: ApiError[]) => void failures.push(...next) };
}

export type Server = ReturnType<typeof makeServer>;

/** Has something happen around each call of a kind; `go` makes the call. */
export function around(
  server: Server,
  method: 'get' | 'post',
  work: (go: () => Promise<unknown>) => Promise<unknown>,
): void {
  const call = server.api[method] as (...call: unknown[]) => Promise<unknown>;
  Object.assign(server.api, { [method]: (...asked: unknown[]) => work(() => call(...asked)) });
}

/** The clock of the device, which has heard the server say the same, or nothing yet. */
export function makeClock(isSure = true): ServerClock {
  const clock = makeServerClock(() => ({ wall: Date.now(), ticks: performance.now() }));
  if (isSure) clock.hear(new Date().toUTCString(), clock.moment());
  return clock;
}

interface Options {
  server?: Server;
  store?: DeviceStore;
  clock?: ServerClock;
  isSignedIn?: () => boolean;
}

export async function open({
  server = makeServer(),
  store = makeMemoryStore(),
  clock = makeClock(),
  isSignedIn = () => true,
}: Options = {}) {
  let state: Partial<OfflineState> = {};
  const onNews = vi.fn();
  const onSent = vi.fn();
  const outbox = await openOutbox({
    api: server.api,
    store,
    clock,
    uid,
    profile: () => stubPerson,
    tell: (news) => {
      state = { ...state, ...news };
    },
    onNews,
    onSent,
    isSignedIn,
  });
  onTestFinished(outbox.close);
  const performed = (wish: DayCommand) => outbox.perform(pressed(wish, clock));
  return {
    outbox,
    server,
    clock,
    onNews,
    onSent,
    state: () => state,
    kept: () => store.read(uid),
    performed,
    /** Waits until it is sent too. */
    perform: async (wish: DayCommand) => (await performed(wish)).sent,
  };
}

import { Story } from '@hundred/domain/rules/story';
import { afterEach, beforeEach, vi } from 'vitest';
import { localStateOf } from '../../challenge/local-state';
import { todayView } from '../../challenge/views';
import { ApiError, type Transport } from '../../platform/http/api';
import { stubPerson } from '../../platform/stub-session';
import { makeServerClock, type ServerClock } from '../../platform/time/server-clock';
import { makeBrowserStorage } from '../../testing/browser-storage';
import { makeStoryApi } from '../../testing/story-api';
import { loadDriver } from '../load-driver';
import { rebase } from '../reducer/rebase';
import { statusOf } from '../status/sync-status';
import type { SyncStore } from '../store/store';
import { makeSync } from '../sync';
import { makeMemoryStore } from './memory-store';

/** A different person for each test, because a push that hangs in one test holds the lock of its person. */
export let uid = 'ana';
let people = 0;
export const morning = Date.UTC(2026, 5, 10, 8);

export const pushups = { kind: 'completeExercise', exercise: 'pushups', timeSeconds: 30 } as const;
export const situps = { ...pushups, exercise: 'situps' } as const;
export const jumpingJacks = { ...pushups, exercise: 'jumpingJacks' } as const;

export const none = { completions: 0, restDays: 0, ratings: 0, sessions: 0 };
export const one = { ...none, completions: 1 };

export const away = new ApiError({ kind: 'network', code: 'network', message: 'Nobody there.' });
export const refused = (code: string, status = 400) =>
  new ApiError({ kind: 'refused', status, code, message: `No: ${code}.` });

/** A broadcast channel whose messages arrive in fake time. */
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

const stops: (() => void)[] = [];

/** Starts in the morning in a browser without locks, with fake time. */
export function beginInTheMorning(): void {
  beforeEach(() => {
    people += 1;
    uid = `ana-${people}`;
    vi.useFakeTimers({ now: morning });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('localStorage', makeBrowserStorage());
    vi.stubGlobal('addEventListener', vi.fn());
    vi.stubGlobal('removeEventListener', vi.fn());
    const document = { visibilityState: 'visible', addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal('document', document);
    vi.stubGlobal('BroadcastChannel', Channel);
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Fires an event that the page listens to. */
export function fire(event: 'online' | 'offline' | 'focus'): void {
  for (const [name, listener] of vi.mocked(addEventListener).mock.calls)
    if (name === event) (listener as () => void)();
}

type SentRequest = { path: string; body: Record<string, unknown> };

interface ServerOptions {
  story?: Story;
  now?: () => number;
  /** A server version that does not return parts of the log in its answers. */
  isOld?: boolean;
}

/** A server that decides by the rules, or fails as the test specifies. */
export function makeServer({
  story = Story.startedOn('2026-06-10', 'UTC', '07:59'),
  now = Date.now,
  isOld = false,
}: ServerOptions = {}) {
  const rules = makeStoryApi(story, { ...stubPerson, uid });
  const sent: SentRequest[] = [];
  const asked: string[] = [];
  const failures: ApiError[] = [];
  function begin() {
    const failure = failures.shift();
    if (failure) throw failure;
    story.now = now();
  }
  const write = (method: 'post' | 'put' | 'delete') => async (path: string, body?: unknown) => {
    sent.push({ path, body: body as SentRequest['body'] });
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
  return {
    api,
    story,
    sent,
    asked,
    fail: (...next: ApiError[]) => void failures.push(...next),
    clearFailures: () => void failures.splice(0),
  };
}

export type Server = ReturnType<typeof makeServer>;

/** Wraps each call of a kind; `go` makes the call. */
export function around(
  server: Server,
  method: 'get' | 'post' | 'delete',
  work: (go: () => Promise<unknown>, body: Record<string, unknown>) => Promise<unknown>,
): void {
  const call = server.api[method] as (...call: unknown[]) => Promise<unknown>;
  Object.assign(server.api, {
    [method]: (...asked: unknown[]) => work(() => call(...asked), asked[1] as Record<string, unknown>),
  });
}

/** The clock of the device, either confirmed by the server or not yet. */
export function makeClock(isSure = true): ServerClock {
  const clock = makeServerClock(() => ({ wall: Date.now(), ticks: performance.now() }));
  if (isSure) clock.readDate(new Date().toUTCString(), clock.moment());
  return clock;
}

interface Options {
  server?: Server;
  store?: SyncStore;
  clock?: ServerClock;
  isSignedIn?: () => boolean;
  /** Whether the page pulls and pushes automatically. */
  isStarted?: boolean;
}

type SyncOptions = Required<Pick<Options, 'server' | 'store' | 'clock'>> &
  Pick<Options, 'isSignedIn'> & { onServerChanged?: () => void; load?: typeof loadDriver };

/** A page of one person that has read its device. Its driver is not loaded yet. */
export async function makeSyncOf({
  server,
  store,
  clock,
  isSignedIn = () => true,
  onServerChanged = () => {},
  load = loadDriver,
}: SyncOptions) {
  const stored = await store.read(uid);
  const local = stored.base && rebase(stored.base, stored.pending);
  const device = { store, stored, local };
  const needs = { api: server.api, clock, uid, profile: stubPerson, device, isSignedIn, onServerChanged };
  return makeSync(needs, load);
}

/** A page of one person. Without `isStarted` it does only what the test requests. */
export async function openSync({
  server = makeServer(),
  store = makeMemoryStore(),
  clock = makeClock(),
  isSignedIn = () => true,
  isStarted = false,
}: Options = {}) {
  const onServerChanged = vi.fn();
  const sync = await makeSyncOf({ server, store, clock, isSignedIn, onServerChanged });
  await sync.ready();
  const stop = isStarted ? sync.start() : () => {};
  stops.push(stop);
  if (isStarted) await settle();
  return {
    sync,
    server,
    clock,
    stop,
    onServerChanged,
    status: () => statusOf(sync.state(), clock.now()),
    today: () => {
      const { local, profile } = sync.state();
      return local && todayView.select(localStateOf(local, profile, clock.now()));
    },
    /** Performs a command and waits until its push has succeeded or failed. */
    async performAndPush(...command: Parameters<typeof sync.perform>) {
      const performed = await sync.perform(...command);
      await settle();
      return performed;
    },
  };
}

/** Runs everything that does not need time to pass. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

import type { Profile } from '@hundred/contract/identity';
import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import { zoneAt } from '@hundred/domain/days/zone-history';
import type { Transport } from '../platform/api';
import { browserZone } from '../platform/browser-zone';
import type { Moment } from '../platform/server-clock';
import { requestWakeUp } from './background-sync';
import type { LogPart } from './base-log';
import { listenForConnection } from './connection';
import { dayStretch } from './day-stretch';
import { canPush } from './pending-command';
import { makePerform, type Performed } from './perform';
import { makePull } from './pull';
import { makePush } from './push';
import { watchReachability } from './reachability';
import { isColdStart, type SyncState } from './reducer';
import { makeRetry } from './retry';
import { makeSyncCore, type SyncCoreNeeds } from './sync-core';

/** Keeps the log of one person the same on this device and on the server. */
export interface Sync {
  state: () => SyncState;
  subscribe: (listener: () => void) => () => void;
  /** The server, called as this person. Facts that an answer brings are appended before it is handed on. */
  api: Transport;
  /** Rejects with an `ApiError` where the rules refuse the command, with `CommandDeferred` where nothing could judge it. */
  perform: (command: DayCommand) => Promise<Performed>;
  /** Gets the new facts of the server. Rejects where it cannot be reached. */
  pull: () => Promise<void>;
  /** The same where the last pull is older than this, in milliseconds. A failure is shown by the state. */
  pullIfOlder: (age: number) => void;
  retry: (id: string) => Promise<void>;
  discard: (ids: readonly string[]) => Promise<void>;
  setProfile: (profile: Profile) => void;
  /** Ends when log and commands have been read from the device. */
  ready: Promise<void>;
  /** Pulls, pushes and follows the clock until the function given back is called. */
  start: () => () => void;
}

interface Needs extends SyncCoreNeeds {
  api: Transport;
  /** The server has new facts: boards and the answers of a cold start may be different now. */
  onServerChanged: () => void;
}

/** Coming back to a page fires several events at once: one pull serves them all. In milliseconds. */
const freshFor = 5_000;

/** A timer that is set for midnight fails on a device that slept, so the clock is compared again and again. */
const compareClockEvery = 10_000;

export function makeSync(needs: Needs): Sync {
  const core = makeSyncCore(needs);
  const api = watchReachability(needs.api, noteReachability);
  const { pull, pullOnce } = makePull(core, api);
  const push = makePush({ core, api, pull });
  const performHere = makePerform(core, pullOnce);
  let retry: ReturnType<typeof makeRetry> | undefined;
  let lastPull: Moment | undefined;
  /** The instant at which the date was last compared. */
  let comparedAt = core.clock.now();

  const hasPending = () => core.state().pending.some(canPush);

  function noteReachability(isOffline: boolean): void {
    core.dispatch({ type: 'reachabilityChanged', isOffline });
    if (isOffline) retry?.later();
  }

  async function pushPending(): Promise<boolean> {
    const before = core.state().base?.length;
    const hasReached = await push();
    if (!hasReached) retry?.later();
    if (core.state().base?.length !== before) needs.onServerChanged();
    return hasReached;
  }

  async function pullNew(): Promise<void> {
    const before = core.state().base?.length;
    lastPull = core.clock.moment();
    await pull();
    if (before !== undefined && core.state().base?.length !== before) needs.onServerChanged();
  }

  /** After a change on the server. A device that is still without the log asks for its answers again. */
  async function pullChange(): Promise<void> {
    try {
      await pullNew();
    } finally {
      if (isColdStart(core.state())) needs.onServerChanged();
    }
  }

  /** Both clocks are compared: ticks stand still while a phone sleeps. */
  function pullIfOlder(age: number): void {
    const { wall, ticks } = core.clock.moment();
    // The first pull is the one of the start.
    if (!lastPull) return;
    if (Math.abs(wall - lastPull.wall) >= age || ticks - lastPull.ticks >= age) void pullNew().catch(ignore);
  }

  /** Pushes what is pending, and gets what other devices did. */
  async function refresh(): Promise<void> {
    await core.ready;
    // A server that answers and fails one command still has new facts.
    if (hasPending() && !(await pushPending()) && core.state().isOffline) return;
    await pullNew();
    if (!hasPending()) retry?.stop();
  }

  async function perform(command: DayCommand): Promise<Performed> {
    void navigator.storage?.persist?.();
    const cancelWakeUp = requestWakeUp();
    const pushThen = async () => {
      await pushPending();
      if (!hasPending()) cancelWakeUp();
    };
    try {
      return await performHere(command);
    } finally {
      void pushThen();
    }
  }

  /** Facts that the answer to another call brings are known before the next command is judged. */
  async function withLogPart<Answer>(call: Promise<Answer>): Promise<Answer> {
    const answer = await call;
    const part = (answer as { log?: LogPart } | undefined)?.log;
    if (part) {
      await core.ready;
      await core.commit({ type: 'appended', part, now: core.clock.now() });
      if ((core.state().base?.length ?? 0) < part.last) await pullChange().catch(ignore);
    }
    return answer;
  }

  function checkDate(): void {
    const { local, profile } = core.state();
    const now = core.clock.now();
    const zone = (local && zoneAt(local.snapshot.zones, now)) ?? profile.timezone ?? browserZone();
    const stretchAt = (instant: number) => dayStretch(zone, local?.snapshot, instant);
    const hasTurned = stretchAt(now) !== stretchAt(comparedAt);
    comparedAt = now;
    if (!hasTurned) return;
    core.dispatch({ type: 'dateTurned', now });
    needs.onServerChanged();
  }

  function comeBack(): void {
    checkDate();
    if (hasPending() || core.state().isOffline) void refresh().catch(ignore);
    else pullIfOlder(freshFor);
  }

  return {
    state: core.state,
    subscribe: core.subscribe,
    ready: core.ready,
    api: {
      get: api.get,
      post: (path, body, options) => withLogPart(api.post(path, body, options)),
      put: (path, body, options) => withLogPart(api.put(path, body, options)),
      delete: (path, body, options) => withLogPart(api.delete(path, body, options)),
    },
    perform,
    pull: pullChange,
    pullIfOlder,
    async retry(id) {
      const unsure = { ...core.clock.moment(), after: Number.NEGATIVE_INFINITY };
      await core.commit({ type: 'retried', id, now: core.clock.now(), unsure });
      await pushPending();
    },
    setProfile: (profile) => core.dispatch({ type: 'profileChanged', profile }),
    async discard(ids) {
      await core.commit({ type: 'discarded', ids });
    },
    start() {
      // The tab that pushes may be closed: this one waits for its lock and takes over what is left.
      const stopTabs = core.followTabs(() => {
        if (hasPending()) void pushPending();
      });
      const stopListening = listenForConnection({
        onOnline: () => void refresh().catch(ignore),
        onOffline: () => noteReachability(true),
        onSeen: comeBack,
      });
      const clock = setInterval(checkDate, compareClockEvery);
      retry = makeRetry(refresh);
      void refresh().catch(ignore);
      return () => {
        stopTabs();
        stopListening();
        clearInterval(clock);
        retry?.end();
      };
    },
  };
}

const ignore = () => {};

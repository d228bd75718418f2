import type { Profile } from '@hundred/contract/identity';
import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import type { Transport } from '../platform/http/api';
import { memoizeAsync } from '../platform/memoize-async';
import type { ServerClock } from '../platform/time/server-clock';
import { makeListeners } from '../ui/listeners';
import type { PerformResult } from './command/perform';
import type { Driver } from './driver';
import { loadDriver } from './load-driver';
import { aroundCalls, watchReachability } from './network/reachability';
import type { LogPart } from './reducer/base-log';
import { openedState, type SyncState, stateAtStart } from './reducer/sync-state';
import type { OpenedDevice } from './store/store';

/** Synchronizes the log of one person between this device and the server. */
export interface Sync {
  state: () => SyncState;
  subscribe: (listener: () => void) => () => void;
  /** Calls the server as this person. Facts in an answer are appended before the answer is returned. */
  api: Transport;
  /** Rejects with an `ApiError` if the rules refuse the command, and with `CommandDeferred` if it could not be judged. */
  perform: (command: DayCommand) => Promise<PerformResult>;
  /**
   * Pulls what another call of the person has changed on the server. A device without a log also requests its other
   * answers again. Rejects if the server cannot be reached.
   */
  pull: () => Promise<void>;
  /** Pushes and pulls unless that happened within this time. The state shows a failure. */
  pushAndPullIfOlder: (ageMs: number) => void;
  /** Pushes what is pending, which must come before a change that the server decides. False if a request failed. */
  pushPending: () => Promise<boolean>;
  retry: (id: string) => Promise<void>;
  discard: (ids: readonly string[]) => Promise<void>;
  setProfile: (profile: Profile) => void;
  /** Resolves when the facts and the commands have been read from the device. */
  ready: () => Promise<void>;
  /** Pulls, pushes and follows the clock. Returns a function that stops it. */
  start: () => () => void;
}

interface SyncNeeds {
  api: Transport;
  clock: ServerClock;
  uid: string;
  profile: Profile;
  device: OpenedDevice | Promise<OpenedDevice>;
  /** False as soon as this person has signed out in any tab. Nothing of theirs is written then. */
  isSignedIn: () => boolean;
  /** Called when a pull or a push brought new facts, or the date changed: boards and answers of a cold start may change. */
  onAnswersOutdated: () => void;
}

/**
 * Shows the stored state of the device at once. Commands, pulls and pushes need the driver, whose code loads during the
 * first render; calls that are made earlier wait for it.
 */
export function makeSync(needs: SyncNeeds, load = loadDriver): Sync {
  const { clock, device } = needs;
  const listeners = makeListeners();
  let state = stateAtStart(needs.profile, clock.now(), navigator.onLine === false);
  function show(next: SyncState): void {
    if (next === state) return;
    state = next;
    listeners.notify();
  }
  function showOpened(opened: OpenedDevice): OpenedDevice {
    show(openedState(state, opened, clock.now()));
    return opened;
  }
  const opening = device instanceof Promise ? device.then(showOpened) : showOpened(device);

  const watchedApi = watchReachability(needs.api, (isOffline) =>
    callIfItLoads((driver) => driver.noteOffline(isOffline)),
  );
  /** Makes the driver once its code is loaded. Rejects if the code cannot be loaded; the next call requests it again. */
  const getDriver = memoizeAsync(async (): Promise<Driver> => {
    const [module, { store }] = await Promise.all([load(), opening]);
    return module.makeDriver({ ...needs, api: watchedApi, store, state: () => state, show });
  });
  /** Calls the driver, or does nothing if its code cannot be loaded. For calls that must not fail. */
  function callIfItLoads(call: (driver: Driver) => unknown): Promise<unknown> {
    return getDriver().then(call, () => {});
  }

  /** Appends facts from the answer to another call before the next command is judged. */
  async function withLogPart<Answer>(call: Promise<Answer>): Promise<Answer> {
    const answer = await call;
    const part = (answer as { log?: LogPart } | undefined)?.log;
    if (part) await callIfItLoads((driver) => driver.append(part));
    return answer;
  }

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    // GET requests add no facts, and an export contains a log of its own.
    api: { ...aroundCalls(watchedApi, withLogPart), get: watchedApi.get },
    async perform(command) {
      // The clocks are read before the driver is loaded, which may take seconds.
      const time = { at: clock.now(), isInstantSure: clock.isSure(), moment: clock.moment() };
      return (await getDriver()).perform(command, time);
    },
    pull: async () => (await getDriver()).pull(),
    pushAndPullIfOlder: (ageMs) => void callIfItLoads((driver) => driver.pushAndPullIfOlder(ageMs)),
    pushPending: async () => (await getDriver()).pushPending(),
    retry: async (id) => (await getDriver()).retry(id),
    discard: async (ids) => (await getDriver()).discard(ids),
    setProfile: (profile) => show({ ...state, profile }),
    ready: async () => (await getDriver()).ready,
    start: () => startDriver(getDriver),
  };
}

/** How long the start waits before it loads the code again. */
const restartDelayMs = 5_000;

/** Starts the driver once its code has loaded, and tries that again until it succeeds. Returns a function that stops it. */
function startDriver(getDriver: () => Promise<Driver>): () => void {
  let stop: (() => void) | undefined;
  let hasEnded = false;
  async function startOrRetry(): Promise<void> {
    if (hasEnded) return;
    try {
      const driver = await getDriver();
      if (!hasEnded) stop = driver.start();
    } catch {
      setTimeout(startOrRetry, restartDelayMs);
    }
  }
  void startOrRetry();
  return () => {
    hasEnded = true;
    stop?.();
  };
}

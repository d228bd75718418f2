import type { Profile } from '@hundred/contract/identity';
import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import type { Transport } from '../platform/http/api';
import type { ServerClock } from '../platform/time/server-clock';
import { makeListeners } from '../ui/listeners';
import type { Performed } from './command/press';
import type { Driver } from './driver';
import { loadDriver } from './load-driver';
import { aroundCalls, watchReachability } from './network/reachability';
import type { LogPart } from './reducer/base-log';
import { openedState, type SyncState, stateAtStart } from './reducer/sync-state';
import type { Device } from './store/store';

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
  /** Ends when the facts and the commands have been read from the device. */
  ready: () => Promise<void>;
  /** Pulls, pushes and follows the clock until the function given back is called. */
  start: () => () => void;
}

export interface SyncNeeds {
  api: Transport;
  clock: ServerClock;
  uid: string;
  profile: Profile;
  device: Device | Promise<Device>;
  /** False as soon as this person has signed out in any tab: nothing of theirs is written then. */
  isSignedIn: () => boolean;
  /** The server has new facts: boards and the answers of a cold start may be different now. */
  onServerChanged: () => void;
}

/** In milliseconds. */
const loadAgainAfter = 5_000;

/**
 * The state of the device is shown at once. Everything that changes it is the driver, whose code loads beside the first
 * render: what is asked for earlier waits for it.
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
  function open(opened: Device): Device {
    show(openedState(state, opened, clock.now()));
    return opened;
  }
  const opening = device instanceof Promise ? device.then(open) : open(device);

  async function makeDriver(): Promise<Driver> {
    const [module, { store }] = await Promise.all([load(), opening]);
    return module.makeDriver({ ...needs, api, store, state: () => state, show });
  }
  let loading: Promise<Driver> | undefined;
  /** Code that could not be loaded is asked for again when it is next needed. */
  function driver(): Promise<Driver> {
    loading ??= makeDriver().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  const api = watchReachability(needs.api, (isOffline) => {
    driver().then((loaded) => loaded.noteReachability(isOffline), ignore);
  });

  /** Facts that the answer to another call brings are known before the next command is judged. */
  async function withLogPart<Answer>(call: Promise<Answer>): Promise<Answer> {
    const answer = await call;
    const part = (answer as { log?: LogPart } | undefined)?.log;
    if (part) await driver().then((loaded) => loaded.append(part), ignore);
    return answer;
  }

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    // Reading adds no facts, and an export has a log of its own.
    api: { ...aroundCalls(api, withLogPart), get: api.get },
    async perform(command) {
      const press = { at: clock.now(), isSure: clock.isSure(), moment: clock.moment() };
      return (await driver()).perform(command, press);
    },
    pull: async () => (await driver()).pull(),
    pullIfOlder: (age) => void driver().then((loaded) => loaded.pullIfOlder(age), ignore),
    retry: async (id) => (await driver()).retry(id),
    discard: async (ids) => (await driver()).discard(ids),
    setProfile: (profile) => show({ ...state, profile }),
    ready: async () => (await driver()).ready,
    start() {
      let stop: (() => void) | undefined;
      let hasEnded = false;
      async function begin(): Promise<void> {
        if (hasEnded) return;
        const loaded = await driver().catch(() => void setTimeout(begin, loadAgainAfter));
        if (!hasEnded) stop = loaded?.start();
      }
      void begin();
      return () => {
        hasEnded = true;
        stop?.();
      };
    },
  };
}

const ignore = () => {};

import type { Profile } from '@hundred/contract/identity';
import type { ServerClock } from '../platform/server-clock';
import { makeListeners } from '../ui/listeners';
import { reduce, type SyncEvent, type SyncState, stateAtStart } from './reducer';
import type { Device } from './store/open-device';
import { storeChange } from './store/store-change';
import type { SyncStore } from './store/sync-store';

export interface SyncCoreNeeds {
  clock: ServerClock;
  uid: string;
  profile: Profile;
  device: Device | Promise<Device>;
  /** False as soon as this person has signed out in any tab: nothing of theirs is written then. */
  isSignedIn: () => boolean;
}

/** The state, and the only way to change it. What the events mean is in the reducer. */
export interface SyncCore {
  uid: string;
  clock: ServerClock;
  isSignedIn: () => boolean;
  state: () => SyncState;
  subscribe: (listener: () => void) => () => void;
  /** Shows an event that changes nothing in the store. */
  dispatch: (event: SyncEvent) => void;
  /**
   * Shows an event at once, and ends when its change is stored. False where another tab has stored a newer log since:
   * that log is shown then, and the event had no effect.
   */
  commit: (event: SyncEvent) => Promise<boolean>;
  /** Stores a new command before it is shown: what the page celebrates is on the disk. */
  storeThenShow: (event: SyncEvent & { type: 'performed' }) => Promise<void>;
  /** Reads what other tabs have stored. */
  reload: () => Promise<void>;
  /** Ends when log and commands have been read from the device. */
  ready: Promise<void>;
  /** Follows the changes of other tabs until the function given back is called. */
  followTabs: (onChanged: () => void) => () => void;
}

export function makeSyncCore({ clock, uid, profile, device, isSignedIn }: SyncCoreNeeds): SyncCore {
  const listeners = makeListeners();
  let state = stateAtStart(profile, clock.now(), navigator.onLine === false);
  let store: SyncStore | undefined;
  let tabs: BroadcastChannel | undefined;
  /** How often this tab has changed log or commands. */
  let changes = 0;

  function dispatch(event: SyncEvent): void {
    const next = reduce(state, event);
    if (next === state) return;
    if (next.base !== state.base || next.pending !== state.pending) changes += 1;
    state = next;
    listeners.tell();
  }

  /** From then on the log lives as long as the page. */
  function failStorage(): undefined {
    store = undefined;
    dispatch({ type: 'storageFailed' });
  }

  async function commit(event: SyncEvent): Promise<boolean> {
    const before = state;
    dispatch(event);
    const change = storeChange(before, state);
    if (!change || !store || !isSignedIn()) return true;
    const isWritten = await store.write(uid, change).catch(failStorage);
    if (isWritten === false) await reload();
    tabs?.postMessage('changed');
    return isWritten !== false;
  }

  async function storeThenShow(event: SyncEvent & { type: 'performed' }): Promise<void> {
    if (isSignedIn()) await store?.write(uid, { put: [event.pending], remove: [] }).catch(failStorage);
    dispatch(event);
    tabs?.postMessage('changed');
  }

  /** Reads again where this tab changed something meanwhile: what was read would undo it. */
  async function reload(): Promise<void> {
    for (let isCurrent = false; store && !isCurrent; ) {
      const before = changes;
      const stored = await store.read(uid, true, state.base).catch(failStorage);
      isCurrent = changes === before;
      if (stored && isCurrent) dispatch({ type: 'otherTabWrote', ...stored, now: clock.now() });
    }
  }

  function open(opened: Device): void {
    store = opened.store;
    dispatch({ type: 'opened', ...opened.stored, now: clock.now() });
    if (!store) failStorage();
  }

  /** The snapshot is shown first. Where facts are missing the log is gone, and pulled again. */
  async function readFacts(): Promise<void> {
    if (state.base && !state.base.facts) await reload();
  }

  async function openLater(opening: Promise<Device>): Promise<void> {
    open(await opening);
    await readFacts();
  }

  if (!(device instanceof Promise)) open(device);
  return {
    uid,
    clock,
    isSignedIn,
    state: () => state,
    subscribe: listeners.subscribe,
    dispatch,
    commit,
    storeThenShow,
    reload,
    ready: device instanceof Promise ? openLater(device) : readFacts(),
    followTabs(onChanged) {
      tabs = new BroadcastChannel(`hundred:sync:${uid}`);
      tabs.onmessage = () => void reload().then(onChanged);
      return () => {
        tabs?.close();
        tabs = undefined;
      };
    },
  };
}

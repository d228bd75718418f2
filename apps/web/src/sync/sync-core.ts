import type { ServerClock } from '../platform/time/server-clock';
import { reduce } from './reducer/reducer';
import type { PerformedEvent, SyncEvent } from './reducer/sync-event';
import type { SyncState } from './reducer/sync-state';
import type { StoredLog, SyncStore, WriteOutcome } from './store/store';
import { storeChange } from './store/store-change';

export interface SyncCoreNeeds {
  clock: ServerClock;
  uid: string;
  store: SyncStore | undefined;
  isSignedIn: () => boolean;
  state: () => SyncState;
  show: (state: SyncState) => void;
}

/**
 * What became of an event. `ignored`: the state has moved on, and the event changes nothing. `failed`: the change is
 * shown, but could not be stored.
 */
type CommitOutcome = WriteOutcome | 'ignored' | 'failed';

/** Changes the state and stores the changes. The reducer defines the effect of the events. */
export interface SyncCore {
  uid: string;
  clock: ServerClock;
  state: () => SyncState;
  /** False after this page was left or the person signed out. Nothing is sent or stored then. */
  isActive: () => boolean;
  /** Applies an event that does not change the store. */
  dispatch: (event: SyncEvent) => void;
  /** Applies an event at once, and resolves when its change is stored. If it is overtaken, the newer log is shown. */
  commit: (event: SyncEvent) => Promise<CommitOutcome>;
  /** Stores a new command before it is shown, so that everything the page celebrates is on disk. */
  storeThenShow: (event: PerformedEvent) => Promise<void>;
  /** Reads what other tabs have stored. */
  reload: () => Promise<void>;
  /** Resolves when the facts have been read from the device. */
  ready: Promise<void>;
  /** Follows the changes of other tabs. The returned function stops everything. */
  followTabs: (onChanged: () => void) => () => void;
}

export function makeSyncCore(needs: SyncCoreNeeds): SyncCore {
  const { clock, uid, isSignedIn, state, show } = needs;
  let { store } = needs;
  let tabs: BroadcastChannel | undefined;
  let hasEnded = false;
  /** How often this tab has changed log or commands. */
  let changes = 0;

  const isActive = () => !hasEnded && isSignedIn();

  function dispatch(event: SyncEvent): void {
    const before = state();
    const next = reduce(before, event);
    if (next.base !== before.base || next.pending !== before.pending) changes += 1;
    show(next);
  }

  /** From now on the log lasts as long as the page. */
  function failStorage(): 'failed' {
    store = undefined;
    dispatch({ type: 'storageFailed' });
    return 'failed';
  }

  async function commit(event: SyncEvent): Promise<CommitOutcome> {
    const before = state();
    dispatch(event);
    if (state() === before) return 'ignored';
    const change = storeChange(before, state());
    if (!change || !store || !isActive()) return 'written';
    const outcome = await store.write(uid, change).catch(failStorage);
    if (outcome === 'overtaken') await reload();
    tabs?.postMessage('changed');
    return outcome;
  }

  async function storeThenShow(event: PerformedEvent): Promise<void> {
    if (isSignedIn()) await store?.write(uid, { add: [event.pending] }).catch(failStorage);
    dispatch(event);
    tabs?.postMessage('changed');
  }

  /** Reads again if this tab changed something meanwhile, because the first result would undo it. */
  async function reload(): Promise<void> {
    let isCurrent: boolean;
    do {
      const before = changes;
      const stored = await readStore();
      if (!stored) return;
      isCurrent = changes === before;
      if (isCurrent) dispatch({ type: 'otherTabWrote', ...stored, now: clock.now() });
    } while (!isCurrent);
  }

  /** Undefined if storage failed, also if a write failed meanwhile: the state has then changes that the store lacks. */
  async function readStore(): Promise<StoredLog | undefined> {
    const stored = await store?.readWithFacts(uid, state().base).catch(failStorage);
    return store && stored !== 'failed' ? stored : undefined;
  }

  return {
    uid,
    clock,
    state,
    isActive,
    dispatch,
    commit,
    storeThenShow,
    reload,
    ready: reload(),
    followTabs(onChanged) {
      hasEnded = false;
      const channel = new BroadcastChannel(`hundred:sync:${uid}`);
      channel.onmessage = () => void reload().then(onChanged);
      tabs = channel;
      return () => {
        hasEnded = true;
        channel.close();
        tabs = undefined;
      };
    },
  };
}

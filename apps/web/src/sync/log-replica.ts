import type { ServerClock } from '../platform/time/server-clock';
import { inTime } from './in-time';
import { reduce } from './reducer/reducer';
import type { PerformedEvent, SyncEvent } from './reducer/sync-event';
import type { SyncState } from './reducer/sync-state';
import type { SyncStore } from './store/store';
import { changeBetween } from './store/store-change';

export interface LogReplicaNeeds {
  clock: ServerClock;
  uid: string;
  /** Undefined if the browser refuses storage. */
  store: SyncStore | undefined;
  isSignedIn: () => boolean;
  state: () => SyncState;
  show: (state: SyncState) => void;
}

export type LogReplica = ReturnType<typeof makeLogReplica>;

/**
 * `applied`: the page shows the change. It is stored too, unless the store has failed, the page was left or the person has
 * signed out.
 * `overtaken`: the event does not fit the log, because this tab, another one or another device has changed it meanwhile.
 */
type CommitOutcome = 'applied' | 'overtaken';

/** A database that hangs must not hold up commands and pushes for longer. */
const storeTimeoutMs = 10_000;

/**
 * The copy of a person's log and commands on this device: the state that this tab shows, and the store that all tabs share.
 * It applies events to the state by the reducer, stores what they change, and tells the other tabs.
 *
 * Tested through whole pages in `overlaps.test.ts`, `tabs.test.ts` and `sync-offline.test.ts`.
 */
export function makeLogReplica(needs: LogReplicaNeeds) {
  const { clock, uid, isSignedIn, state, show } = needs;
  let { store } = needs;
  /** Open from `enterPage` until the page is left. */
  let otherTabs: BroadcastChannel | undefined;
  /** Whether the signed-in pages (`PersonApp`) were left. They may be entered again. */
  let isPageLeft = false;
  /** How often this tab has changed log or commands. */
  let changeCount = 0;

  /**
   * False once the page was left or the person has signed out. Nothing is sent or stored then, except a command that was
   * performed before the page was left (`storeThenShow`).
   */
  const isActive = () => !isPageLeft && isSignedIn();

  /** Applies an event to the state alone. `commit` and `storeThenShow` write to the store as well. */
  function dispatch(event: SyncEvent): void {
    const before = state();
    const next = reduce(before, event, clock.now());
    if (next.base !== before.base || next.pending !== before.pending) changeCount += 1;
    show(next);
  }

  /** Undefined if the store refuses or hangs. It is not used again then, and the log lasts as long as the page. */
  async function callStore<Result>(call: (store: SyncStore) => Promise<Result>): Promise<Result | undefined> {
    const result = store && (await inTime(call(store), storeTimeoutMs));
    if (store && result === undefined) {
      store = undefined;
      dispatch({ type: 'storageFailed' });
    }
    return result;
  }

  /**
   * Applies an event at once, and resolves when its change is stored. Facts that no longer fit the log leave the
   * state as it is. If another tab has stored another log meanwhile, the stored one replaces the change.
   */
  async function commit(event: SyncEvent): Promise<CommitOutcome> {
    const before = state();
    dispatch(event);
    if (state() === before) return 'overtaken';
    const change = changeBetween(before, state());
    if (!change || !isActive()) return 'applied';
    const outcome = await callStore((opened) => opened.write(uid, change));
    if (outcome === 'overtaken') {
      await readStoreAgain();
      return 'overtaken';
    }
    if (outcome === 'written') otherTabs?.postMessage('changed');
    return 'applied';
  }

  /**
   * Stores a new command before it is shown, so that everything the page celebrates is on disk. If the store fails, the page
   * shows it all the same.
   */
  async function storeThenShow(event: PerformedEvent): Promise<void> {
    // Not `isActive`, so that a command of a page that was just left is not lost. An added command cannot be overtaken:
    // unlike facts, it is stored whatever log is stored.
    const outcome = isSignedIn()
      ? await callStore((opened) => opened.write(uid, { add: [event.command] }))
      : undefined;
    dispatch(event);
    if (outcome) otherTabs?.postMessage('changed');
  }

  /** Replaces log and commands by what is stored, which other tabs may have changed. */
  async function readStoreAgain(): Promise<void> {
    const before = changeCount;
    const stored = await callStore((opened) => opened.readWithFacts(uid, state().base));
    // The state stays if the store has failed, in this read or in another call meanwhile: it may have changes that were never
    // stored.
    if (!store || !stored) return;
    // This tab changed something during the read. What was read may lack it, so the store is read again.
    if (changeCount !== before) return readStoreAgain();
    dispatch({ type: 'storeRead', ...stored, moment: clock.moment() });
  }

  /** Follows the changes of other tabs until the returned function is called, when the signed-in pages are left. */
  function enterPage(onOtherTabChanged: () => void): () => void {
    isPageLeft = false;
    const channel = new BroadcastChannel(`hundred:sync:${uid}`);
    channel.onmessage = () => void readStoreAgain().then(onOtherTabChanged);
    otherTabs = channel;
    return () => {
      isPageLeft = true;
      channel.close();
      otherTabs = undefined;
    };
  }

  /** The first read. Until it resolves, the state has the snapshot and the commands, but not the facts. */
  const ready = readStoreAgain();

  return {
    uid,
    clock,
    state,
    isActive,
    dispatch,
    commit,
    storeThenShow,
    readStoreAgain,
    ready,
    enterPage,
  };
}

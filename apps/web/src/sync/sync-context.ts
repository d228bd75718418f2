import { replaceEqualDeep } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { serverClock } from '../platform/time/server-clock';
import type { SyncState } from './reducer/sync-state';
import { type SyncStatus, statusOf } from './status/sync-status';
import type { Sync } from './sync';

export const SyncContext = createContext<Sync | undefined>(undefined);

export function useSync(): Sync {
  const sync = useContext(SyncContext);
  if (!sync) throw new Error('useSync needs a SyncContext around it.');
  return sync;
}

const statuses = new WeakMap<Sync, { state: SyncState; status: SyncStatus }>();

/** Returns the same object until something in it changes, because most events change no status. */
function readStatus(sync: Sync): SyncStatus {
  const state = sync.state();
  const last = statuses.get(sync);
  if (last?.state === state) return last.status;
  const status = replaceEqualDeep(last?.status, statusOf(state, serverClock.now()));
  statuses.set(sync, { state, status });
  return status;
}

/** Renders the caller again when the date changes, because texts such as "tomorrow" depend on it. Returns the count. */
export function useDateChanges(): number {
  const sync = useSync();
  const read = () => sync.state().dateChanges;
  return useSyncExternalStore(sync.subscribe, read, read);
}

export function useSyncStatus(): SyncStatus {
  const sync = useSync();
  const read = () => readStatus(sync);
  return useSyncExternalStore(sync.subscribe, read, read);
}

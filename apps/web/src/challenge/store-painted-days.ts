import { firstPaintKey } from '../platform/identity/session-memory';
import type { FirstPaintRecord } from '../platform/storage/first-paint-record';
import { storeValue } from '../platform/storage/stored-value';
import type { Sync } from '../sync/sync';
import { type LocalState, localStateIn } from './local-state';
import { paintedDays } from './painted-days';

/** Storing waits this long, so that it does not slow down what the person waits for. */
const storeAfterMs = 500;

/**
 * Stores the days that the next start paints first (`paint-day.ts`), shortly after each change. Returns a function that
 * stops it. Nothing is stored once the person has signed out, also in another tab.
 */
export function storePaintedDays(sync: Sync, uid: string, isSignedIn: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastStored: LocalState | undefined;
  const store = () => {
    const local = localStateIn(sync);
    if (!local || local === lastStored || !isSignedIn()) return;
    lastStored = local;
    const record: FirstPaintRecord = { version: 1, uid, days: paintedDays(local) };
    storeValue(firstPaintKey, record);
  };
  const scheduleStore = () => {
    clearTimeout(timer);
    timer = setTimeout(store, storeAfterMs);
  };
  const unsubscribe = sync.subscribe(scheduleStore);
  scheduleStore();
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

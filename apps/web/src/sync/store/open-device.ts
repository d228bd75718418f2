import { loadDriver } from '../load-driver';
import type { LocalLog } from '../reducer/rebase';
import { hasLegacyDevice } from './legacy-database';
import { emptyDevice, type OpenedDevice, type StoredLog } from './store';
import { openSyncStore } from './sync-store';

/** A database that hangs must not hold up the page. In milliseconds. */
const opensWithin = 3_000;

export function openDevice(uid: string): Promise<OpenedDevice> {
  const late = new Promise<OpenedDevice>((resolve) => setTimeout(() => resolve(emptyDevice), opensWithin));
  return Promise.race([openNow(uid).catch(() => emptyDevice), late]);
}

async function openNow(uid: string): Promise<OpenedDevice> {
  const store = await openSyncStore();
  // A failed migration must not block the store of this version.
  if (await hasLegacyDevice())
    await loadDriver()
      .then((driver) => driver.takeOverLegacyDevice(store, uid))
      .catch(() => {});
  const stored = await store.read(uid);
  return { store, stored, local: await localLogOf(stored) };
}

/** The rules are loaded only if commands are pending. */
async function localLogOf({ base, pending }: StoredLog): Promise<LocalLog | undefined> {
  if (!base || pending.length === 0) return base;
  return (await loadDriver()).rebase(base, pending);
}

let preloaded: { uid: string; device: OpenedDevice } | undefined;

/** Reads the device while the program loads, so that the first render shows the day. */
export async function preloadDevice(uid: string): Promise<void> {
  preloaded = { uid, device: await openDevice(uid) };
}

/** Returns the preloaded device once, because its data is stale later. */
export function takePreloadedDevice(uid: string): OpenedDevice | undefined {
  const device = preloaded?.uid === uid ? preloaded.device : undefined;
  preloaded = undefined;
  return device;
}

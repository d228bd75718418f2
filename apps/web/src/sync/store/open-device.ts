import { loadDriver } from '../load-driver';
import type { LocalLog } from '../reducer/rebase';
import { hasLegacyDevice } from './legacy-database';
import { emptyDevice, type OpenedDevice, type StoredLog } from './store';
import { openSyncStore } from './sync-store';

/** A database that hangs must not hold up the page. In milliseconds. */
const opensWithin = 3_000;

export function openDevice(uid: string, load = loadDriver): Promise<OpenedDevice> {
  const late = new Promise<OpenedDevice>((resolve) => setTimeout(() => resolve(emptyDevice), opensWithin));
  return Promise.race([openNow(uid, load).catch(() => emptyDevice), late]);
}

async function openNow(uid: string, load: typeof loadDriver): Promise<OpenedDevice> {
  const store = await openSyncStore();

  async function takeOverLegacy(): Promise<void> {
    if (await hasLegacyDevice()) await (await load()).takeOverLegacyDevice(store, uid);
  }
  /** The rules are loaded only if commands are pending. */
  async function applyPending({ base, pending }: StoredLog): Promise<LocalLog | undefined> {
    return base && pending.length > 0 ? (await load()).rebase(base, pending) : base;
  }

  // The store of this version opens without what older versions stored. The next start takes that over.
  await takeOverLegacy().catch(() => {});
  const stored = await store.read(uid);
  // Without the rules the log is shown without the commands, which the driver applies once it is loaded.
  return { store, stored, local: await applyPending(stored).catch(() => stored.base) };
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

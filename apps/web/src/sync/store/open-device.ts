import { inTime } from '../in-time';
import { loadDriver } from '../load-driver';
import type { LocalLog } from '../reducer/rebase';
import { hasLegacyDevice } from './legacy-database';
import { emptyDevice, type OpenedDevice, type StoredLog, type SyncStore } from './store';
import { openSyncStore } from './sync-store';

/** A database that hangs must not hold up the page. In milliseconds. */
const opensWithin = 3_000;
/** Reading may load the rules, which has a limit of its own. */
const readsWithin = 6_000;

/** The store, with what older versions stored of the person. Undefined if the browser has none or it hangs. */
export async function openStore(uid: string, load = loadDriver): Promise<SyncStore | undefined> {
  const store = await inTime(openSyncStore(load), opensWithin);
  // What older versions stored is taken over at the next start if it takes too long now.
  if (store) await inTime(takeOverLegacy(store, uid, load), opensWithin);
  return store;
}

/** Reads what the device has of a person. Rules that load slowly or not at all never hide the store. */
export async function openDevice(uid: string, load = loadDriver): Promise<OpenedDevice> {
  const store = await openStore(uid, load);
  if (!store) return emptyDevice;
  const stored = await inTime(store.read(uid), readsWithin);
  if (!stored) return emptyDevice;
  // Without the rules the log is shown without the commands, which the driver applies once it is loaded.
  const local = (await inTime(applyPending(stored, load), opensWithin)) ?? stored.base;
  return { store, stored, local };
}

async function takeOverLegacy(store: SyncStore, uid: string, load: typeof loadDriver): Promise<void> {
  if (await hasLegacyDevice()) await (await load()).takeOverLegacyDevice(store, uid);
}

/** The rules are loaded only if commands are pending, or if the installation adds facts to the log. */
async function applyPending(
  { base, pending }: StoredLog,
  load: typeof loadDriver,
): Promise<LocalLog | undefined> {
  const isLocalLog = pending.length === 0 && !base?.shared;
  return base && !isLocalLog ? (await load()).rebase(base, pending) : base;
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

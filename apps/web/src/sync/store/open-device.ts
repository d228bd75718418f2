import type { StoredLog } from '../reducer';
import { readLegacyDevice } from './legacy-device';
import { openSyncStore, type SyncStore } from './sync-store';

/** What the device has of one person, and where changes are stored. */
export interface Device {
  /** Undefined where the browser refuses to store anything: the log then lives as long as the page. */
  store: SyncStore | undefined;
  stored: StoredLog;
}

const nothingStored: StoredLog = { base: undefined, pending: [] };

/** A database that hangs must not hold up the page. In milliseconds. */
const opensWithin = 3_000;

export function openDevice(uid: string): Promise<Device> {
  const nothing: Device = { store: undefined, stored: nothingStored };
  const late = new Promise<Device>((resolve) => setTimeout(() => resolve(nothing), opensWithin));
  return Promise.race([openNow(uid).catch(() => nothing), late]);
}

async function openNow(uid: string): Promise<Device> {
  const store = await openSyncStore();
  // What an older version stored cannot keep this one from its own.
  await takeOverLegacyDevice(store, uid).catch(() => {});
  return { store, stored: await store.read(uid) };
}

/** Moves what versions up to 0.2.0 stored. A tab of theirs may be open still, so each start looks for it. */
async function takeOverLegacyDevice(store: SyncStore, uid: string): Promise<void> {
  const legacy = await readLegacyDevice(uid);
  if (!legacy) return;
  const stored = await store.read(uid);
  const { base, pending } = legacy;
  const known = new Set(stored.pending.map(({ id }) => id));
  await store.write(uid, {
    ...(base?.facts && !stored.base && { base: { expected: undefined, base, from: 0, facts: base.facts } }),
    put: pending.filter(({ id }) => !known.has(id)),
    remove: [],
  });
  await legacy.forget();
}

let preloaded: { uid: string; device: Device } | undefined;

/** Reads the device while the program loads, so that the first render shows the day. */
export async function preloadDevice(uid: string): Promise<void> {
  preloaded = { uid, device: await openDevice(uid) };
}

/** The preloaded device, once: what it read is out of date later. */
export function takePreloadedDevice(uid: string): Device | undefined {
  const device = preloaded?.uid === uid ? preloaded.device : undefined;
  preloaded = undefined;
  return device;
}

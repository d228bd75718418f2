import { inTime } from '../in-time';
import { loadDriver, rulesTimeoutMs } from '../load-driver';
import { openIndexedDbStore } from './indexed-db-store';
import { hasLegacyData } from './legacy-database';
import { emptyDevice, type OpenedDevice } from './store';

/** A database that hangs must not hold up the page for longer. */
const openTimeoutMs = 3_000;
/** Data of older versions that is not taken over within this time follows later. */
const legacyTimeoutMs = 3_000;
/** Longer than the other limits, because reading may load the rules, which takes up to `rulesTimeoutMs`. */
const readTimeoutMs = 6_000;

/** Reads what the device has of a person. Rules that load slowly or not at all never hide the store. */
export async function openDevice(uid: string, load = loadDriver): Promise<OpenedDevice> {
  const [store, hasLegacy] = await Promise.all([
    inTime(openIndexedDbStore(load), openTimeoutMs),
    inTime(hasLegacyData(uid), openTimeoutMs),
  ]);
  if (!store) return emptyDevice;
  // A takeover that exceeds its limit goes on while the page is used, or at the next start.
  const takeOver = async () => (await load()).takeOverLegacyDevice(store, uid);
  if (hasLegacy) await inTime(takeOver(), legacyTimeoutMs);
  const stored = await inTime(store.read(uid), readTimeoutMs);
  if (!stored) return emptyDevice;
  // `read` brings facts only if pending commands or an old snapshot need them. The rules are loaded only then. If they do
  // not load in time, the log is shown without the commands, which the driver applies once it is loaded.
  const { base, pending } = stored;
  const rules = base?.facts && (await inTime(load(), rulesTimeoutMs));
  const local = base && (rules ? rules.rebase(base, pending) : base);
  return { store, stored, local };
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

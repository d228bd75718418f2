import { type DeviceStore, type Kept, makeMemoryStore } from './device-store';

/** A device that refuses once takes nothing more. What this page does from then on lives as long as the page. */
export function orInMemory(device: DeviceStore): DeviceStore {
  let store = device;
  let last: Kept = { log: undefined, deeds: [] };
  async function tryIt<T>(work: (store: DeviceStore) => Promise<T>): Promise<T> {
    try {
      return await work(store);
    } catch {
      store = makeMemoryStore(last);
      return work(store);
    }
  }
  return {
    get isLasting() {
      return store.isLasting;
    },
    async read(uid, isDoubted) {
      last = await tryIt((store) => store.read(uid, isDoubted));
      return last;
    },
    add: (deed) => tryIt((store) => store.add(deed)),
    change: (deed) => tryIt((store) => store.change(deed)),
    remove: (order) => tryIt((store) => store.remove(order)),
    keepLog: (log, sent) => tryIt((store) => store.keepLog(log, sent)),
    forget: (uid, what) => tryIt((store) => store.forget(uid, what)),
  };
}

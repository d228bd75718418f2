import { freshPlace } from '@hundred/testkit/storage-places';
import { afterAll, beforeAll } from 'vitest';
import { openStorage, type Storage } from '../db/storage';
import { makeLog } from '../log';
import { storageSource } from './storage-source';

/** Fresh storage for this test file, on whichever kind the run is for. Read it inside tests only. */
export function freshStorage(): { readonly current: Storage } {
  let storage: Storage | undefined;
  let dispose: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const place = await freshPlace(storageSource());
    dispose = place.dispose;
    storage = await openStorage(place.setting, Date.now(), makeLog('silent'));
    await storage.ready;
  });
  afterAll(async () => {
    await storage?.close();
    await dispose?.();
  });
  return {
    get current() {
      return storage!;
    },
  };
}

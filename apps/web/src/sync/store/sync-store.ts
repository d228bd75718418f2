import { loadDriver } from '../load-driver';
import { readSnapshotOnly, readStored, readUnlessKnown } from './read-stored';
import type { SyncStore } from './store';
import { openDatabase } from './sync-database';
import { clearStored, writeChange } from './write-stored';

/**
 * Stores the data in IndexedDB. `load` brings the rules, which fold the facts again if the stored snapshot has an older
 * version.
 */
export async function openSyncStore(load = loadDriver): Promise<SyncStore> {
  const withDatabase = await openDatabase();
  return {
    read: (uid) => withDatabase((database) => readStored(database, uid, readSnapshotOnly(load))),
    readWithFacts: (uid, known) =>
      withDatabase((database) => readStored(database, uid, readUnlessKnown(known, load))),
    write: (uid, change) => withDatabase((database) => writeChange(database, uid, change)),
    clear: (uid, what) => withDatabase((database) => clearStored(database, uid, what)),
  };
}

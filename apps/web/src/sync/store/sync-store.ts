import { loadDriver } from '../load-driver';
import { readStoredLog } from './read-stored';
import type { SyncStore } from './store';
import { openDatabase } from './sync-database';
import { clearStored, writeChange } from './write-stored';

/** Stores the data in IndexedDB. */
export async function openSyncStore(load = loadDriver): Promise<SyncStore> {
  const withDatabase = await openDatabase();
  return {
    read: (uid) => withDatabase((database) => readStoredLog(database, uid, { load })),
    readWithFacts: (uid, known) =>
      withDatabase((database) => readStoredLog(database, uid, { needsFacts: true, known, load })),
    write: (uid, change) => withDatabase((database) => writeChange(database, uid, change)),
    clear: (uid, what) => withDatabase((database) => clearStored(database, uid, what)),
  };
}

import { loadDriver } from '../load-driver';
import { readStoredLog } from './read-stored';
import type { SyncStore } from './store';
import { openDatabase } from './sync-database';

/** Stores the data in IndexedDB. Only the driver writes, so the code for it loads with the driver. */
export async function openIndexedDbStore(load = loadDriver): Promise<SyncStore> {
  const withDatabase = await openDatabase();
  return {
    read: (uid) => withDatabase((database) => readStoredLog(database, uid, { load })),
    readWithFacts: (uid, lastRead) =>
      withDatabase((database) => readStoredLog(database, uid, { needsFacts: true, lastRead, load })),
    async write(uid, change) {
      const { writeChange } = await load();
      return withDatabase((database) => writeChange(database, uid, change));
    },
  };
}

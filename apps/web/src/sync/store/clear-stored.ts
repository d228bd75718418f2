import { beginTransaction, chunkRangeOf, openDatabase } from './sync-database';

/** What is cleared of a person who signed out: only the log, or also the commands that are not sent yet. */
export type Clearing = 'log' | 'everything';

export async function clearStored(uid: string, what: Clearing): Promise<void> {
  const withDatabase = await openDatabase();
  await withDatabase(async (database) => {
    const transaction = beginTransaction(database, 'readwrite');
    await transaction.objectStore('heads').delete(uid);
    await transaction.objectStore('chunks').delete(chunkRangeOf(uid));
    if (what === 'everything') {
      const pending = transaction.objectStore('pending');
      for (const key of await pending.index('uid').getAllKeys(uid)) await pending.delete(key);
    }
    await transaction.done;
  });
}

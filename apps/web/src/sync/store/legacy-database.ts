import { type IDBPDatabase, openDB } from 'idb';

/** The database of versions up to 0.2.0. */
const legacyName = 'hundred';

/** The keys in `localStorage` of presses (commands, in the words of 0.2.0) that such a version had not processed yet. */
export const legacyPressKeys = (uid: string): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(`hundred:pressed:${uid}:`));

/**
 * Runs work on the old database; undefined if no older version was used. The database is never deleted, because a tab
 * of an older version may be open and write to it at any moment.
 */
export async function withLegacyDatabase<Result>(
  work: (database: IDBPDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  const database = (await mayExist()) ? await openExisting().catch(() => undefined) : undefined;
  try {
    return database && (await work(database));
  } finally {
    database?.close();
  }
}

/** Some browsers do not list databases. */
async function mayExist(): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return !databases || databases.some(({ name }) => name === legacyName);
}

/** Opens a database in the version that it has. */
const anyVersion = undefined;

/** Rejects if the database does not exist. Opening must not create it. */
const openExisting = () =>
  openDB(legacyName, anyVersion, {
    upgrade(_database, _oldVersion, _newVersion, transaction) {
      transaction.done.catch(() => {});
      transaction.abort();
    },
  });

/** Whether something of the person is left to take over. An old tab may add to it later. */
export const hasLegacyData = async (uid: string): Promise<boolean | undefined> =>
  legacyPressKeys(uid).length > 0 ||
  withLegacyDatabase(async (database) => {
    const logs = await database.count('log', uid);
    const commands = await database.countFromIndex('outbox', 'uid', uid);
    return logs + commands > 0;
  });

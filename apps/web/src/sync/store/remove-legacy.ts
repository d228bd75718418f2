import { withLegacyDatabase } from './legacy-database';

/** Removes what versions up to 0.2.0 stored of a person: the log, and the commands with these keys or all of them. */
export const removeLegacyData = (uid: string, commandKeys: readonly number[] | 'all') =>
  withLegacyDatabase(async (database) => {
    const transaction = database.transaction(['log', 'outbox'], 'readwrite');
    const [log, outbox] = [transaction.objectStore('log'), transaction.objectStore('outbox')];
    const keys = commandKeys === 'all' ? await outbox.index('uid').getAllKeys(uid) : commandKeys;
    await Promise.all([
      ...[uid, `head:${uid}`].map((key) => log.delete(key)),
      ...keys.map((key) => outbox.delete(key)),
      transaction.done,
    ]);
  });

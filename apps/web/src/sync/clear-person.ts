import { inTime } from './in-time';
import { removeLegacyData } from './store/remove-legacy';
import { openSyncStore } from './store/sync-store';

/** How long signing out waits for the databases, in milliseconds. What takes longer is cleared afterwards. */
const clearsWithin = 3_000;

/** Removes what the device has of a person who signed out. It never fails, because signing out must go on. */
export async function clearPerson(uid: string, what: 'log' | 'everything'): Promise<void> {
  if (what === 'everything') clearSmallValues(uid);
  const clearStore = async () => (await openSyncStore()).clear(uid, what);
  const clearLegacy = removeLegacyData(uid, what === 'everything' ? 'all' : []);
  await Promise.all([inTime(clearStore(), clearsWithin), inTime(clearLegacy, clearsWithin)]);
}

/**
 * Removes every value outside of the databases whose key or content names the person, so that features need no cleanup
 * of their own. An id is long enough that no other text contains it.
 */
function clearSmallValues(uid: string): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) {
        const isOfPerson = key.includes(uid) || storage.getItem(key)?.includes(uid);
        if (isOfPerson) storage.removeItem(key);
      }
  } catch {
    // There is nothing to remove if the browser refuses storage.
  }
}

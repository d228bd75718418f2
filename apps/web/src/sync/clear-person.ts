import { openStore } from './store/open-device';

/** Removes what the device has of a person who signed out. It never fails, because signing out must go on. */
export async function clearPerson(uid: string, what: 'log' | 'everything'): Promise<void> {
  // Opening migrates what older versions stored, so that it is removed as well.
  const store = await openStore(uid);
  if (what === 'everything') clearSmallValues(uid);
  // Nothing can be done about a store that refuses to be cleared.
  await store?.clear(uid, what).catch(() => {});
}

/**
 * Removes every value outside of the database whose key or content names the person, so that features need no cleanup of
 * their own. An id is long enough that no other text contains it.
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

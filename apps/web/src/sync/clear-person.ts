import { logUnlessRequestFailed } from '../platform/http/log-unless-request-failed';
import { inTime } from './in-time';
import { removeLegacyData } from './store/remove-legacy';
import { openSyncStore } from './store/sync-store';
import { type Clearing, rememberClearing, unclearedPeople } from './uncleared-people';

/** How long signing out waits for the databases, in milliseconds. What takes longer is cleared afterwards. */
const clearsWithin = 3_000;

/** Removes what the device has of a person who signed out. It never fails, because signing out must go on. */
export async function clearPerson(uid: string, what: Clearing): Promise<void> {
  if (what === 'everything') clearSmallValues(uid);
  rememberClearing(uid, what);
  const clearStore = async () => (await openSyncStore()).clear(uid, what);
  const clearLegacy = removeLegacyData(uid, what === 'everything' ? 'all' : []);
  const clearings = Promise.all(
    [clearStore(), clearLegacy].map((clearing) => clearing.catch(logUnlessRequestFailed)),
  );
  await inTime(
    clearings.then(() => rememberClearing(uid, undefined)),
    clearsWithin,
  );
}

/** Clears what could not be cleared before a page was closed, but nothing of a person who is signed in again. */
export async function clearLeftovers(signedIn: string | undefined): Promise<void> {
  for (const { uid, what } of unclearedPeople())
    if (uid === signedIn) rememberClearing(uid, undefined);
    else await clearPerson(uid, what);
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

import { logUnlessRequestFailed } from '../platform/http/log-unless-request-failed';
import { unclearedPrefix } from '../platform/identity/session-memory';
import { readStored, storeValue } from '../platform/storage/stored-value';
import { inTime } from './in-time';
import { type Clearing, clearStored } from './store/clear-stored';
import { removeLegacyData } from './store/remove-legacy';

/** How long signing out waits for the databases. What takes longer is cleared afterwards. */
const clearTimeoutMs = 3_000;

/** Removes what the device has of a person who signed out. It never fails, because signing out must go on. */
export async function clearPerson(uid: string, what: Clearing): Promise<void> {
  if (what === 'everything') clearOutsideDatabases(uid);
  rememberClearing(uid, what);
  const legacyCommandsToClear = what === 'everything' ? 'all' : [];
  const clearLegacy = removeLegacyData(uid, legacyCommandsToClear);
  const clearings = Promise.all(
    [clearStored(uid, what), clearLegacy].map((clearing) => clearing.catch(logUnlessRequestFailed)),
  );
  await inTime(
    clearings.then(() => forgetClearing(uid)),
    clearTimeoutMs,
  );
}

/** Clears what could not be cleared before a page was closed, but nothing of a person who is signed in again. */
export async function clearLeftovers(signedInUid: string | undefined): Promise<void> {
  for (const { uid, what } of unclearedPeople())
    if (uid === signedInUid) forgetClearing(uid);
    else await clearPerson(uid, what);
}

/** Stores what is to be cleared of a person, in case the page is closed while a database hangs. */
export const rememberClearing = (uid: string, what: Clearing): void => storeValue(keyOf(uid), what);

const forgetClearing = (uid: string): void => storeValue(keyOf(uid), undefined);

const keyOf = (uid: string) => `${unclearedPrefix}${uid}`;

/** The people whose clearing is not done, and what is to be cleared. */
export const unclearedPeople = (): { uid: string; what: Clearing }[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(unclearedPrefix))
    .map((key) => ({
      uid: key.slice(unclearedPrefix.length),
      what: readStored(key) === 'log' ? 'log' : 'everything',
    }));

/**
 * Removes every value outside of the databases whose key or content names the person, so that features need no cleanup
 * of their own. An id is long enough that no other text contains it.
 */
function clearOutsideDatabases(uid: string): void {
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

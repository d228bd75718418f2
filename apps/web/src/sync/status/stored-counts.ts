import { readStored, storeValue } from '../../platform/storage/stored-value';
import { addCounts, countOf, nothingPending, type PendingCounts } from './pending-counts';

const prefix = 'hundred:waiting:';
const keyOf = (uid: string) => `${prefix}${uid}`;

/** Reads counts without the database, so that the first paint and the login page can show what waits on this device. */
export const readCounts = (uid: string): PendingCounts => ({
  ...nothingPending,
  ...Object(readStored(keyOf(uid))),
});

export const storeCounts = (uid: string, counts: PendingCounts): void =>
  storeValue(keyOf(uid), countOf(counts) === 0 ? undefined : counts);

/** The people with pending commands on this device. */
export const peopleWithPending = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));

/** The commands of all people, for when nobody is signed in. */
export function countsOnDevice(): PendingCounts {
  try {
    return peopleWithPending().map(readCounts).reduce(addCounts, nothingPending);
  } catch {
    // The browser refuses storage.
    return nothingPending;
  }
}

import { addCounts, countOf, nothingPending, type PendingCounts } from './pending-counts';

const prefix = 'hundred:waiting:';
const keyOf = (uid: string) => `${prefix}${uid}`;

/** Does not need the database, so that the first paint and the login page can show what waits on this device. */
export function readCounts(uid: string): PendingCounts {
  try {
    return { ...nothingPending, ...JSON.parse(localStorage.getItem(keyOf(uid)) ?? '{}') };
  } catch {
    return nothingPending;
  }
}

export function storeCounts(uid: string, counts: PendingCounts): void {
  try {
    if (countOf(counts) === 0) localStorage.removeItem(keyOf(uid));
    else localStorage.setItem(keyOf(uid), JSON.stringify(counts));
  } catch {
    // The next start shows the counts once the database is read.
  }
}

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
    return nothingPending;
  }
}

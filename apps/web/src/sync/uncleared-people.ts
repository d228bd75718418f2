import { readStored, storeValue } from '../platform/storage/stored-value';

/** What is to be cleared of a person who signed out: only the log, or also the commands that are not sent yet. */
export type Clearing = 'log' | 'everything';

const prefix = 'hundred:uncleared:';

/** Remembers a clearing until it is done, because the page may be closed while a database hangs. */
export const rememberClearing = (uid: string, what: Clearing | undefined): void =>
  storeValue(`${prefix}${uid}`, what);

/** The people whose data was not cleared because the page was closed before. */
export function unclearedPeople(): { uid: string; what: Clearing }[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  return keys.map((key) => ({
    uid: key.slice(prefix.length),
    what: readStored(key) === 'log' ? 'log' : 'everything',
  }));
}

import { readStored, storeValue } from './stored-value';

/** The places above the exercises, as the last visit stored them. Dates are those of the device (`toDateString`). */
export interface DayPlaces {
  /** The date on which the coach was answered, or empty; absent if the coach has no line. */
  coach?: string | undefined;
  /** The dates on which the card of the recap is shown. */
  recap?: readonly string[];
}

const keyOf = (uid: string) => `hundred:day-places:${uid}`;

const readPlaces = (uid: string): DayPlaces => Object(readStored(keyOf(uid)));

/**
 * Stores which places the next visits hold: a held place has its height before its content has loaded, so that nothing
 * below moves. `undefined` removes one.
 */
export const storePlaces = (uid: string, change: DayPlaces): void =>
  storeValue(keyOf(uid), { ...readPlaces(uid), ...change });

/** The places that the script of the first paint holds, by the same rule. */
export function readHeldPlaces(uid: string): { coach: boolean; recap: boolean } {
  const { coach, recap } = readPlaces(uid);
  const today = deviceDate();
  return { coach: coach !== undefined && coach !== today, recap: recap?.includes(today) ?? false };
}

/** A date as the device names it, because the script of the first paint does not know the zone of the account. */
export const deviceDate = (at = new Date()): string => at.toDateString();

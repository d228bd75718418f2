import { readStored, storeValue } from '../../platform/storage/stored-value';

/**
 * A no applies to one move of one person: another place, or the next journey to the same place, is asked about again.
 */
export interface Move {
  uid: string;
  from: string;
  to: string;
}

const keyOf = ({ uid }: Move) => `hundred:zone-declined:${uid}`;

/** What a stored no applies to. */
export const wayOf = ({ from, to }: Move): string => `${from} ${to}`;

export const isDeclined = (move: Move): boolean => readStored(keyOf(move)) === wayOf(move);

/** If nothing can be stored, the no lasts until the page is closed. */
export const declineMove = (move: Move): void => storeValue(keyOf(move), wayOf(move));

/** Being back in the zone of the days ends the journey. */
export const forgetDecline = (move: Move): void => storeValue(keyOf(move), undefined);

import { readStored, storeValue } from '../../platform/storage/stored-value';

/** The days of a person (`uid`) could move from one time zone to another. */
export interface Move {
  uid: string;
  from: string;
  to: string;
}

const keyOf = ({ uid }: Move) => `hundred:zone-declined:${uid}`;

/** A stored "no" applies to this route only, so the person is asked again about another place. */
export const routeOf = ({ from, to }: Move): string => `${from} ${to}`;

export const isDeclined = (move: Move): boolean => readStored(keyOf(move)) === routeOf(move);

/** If nothing can be stored, the "no" lasts until the page is closed. */
export const declineMove = (move: Move): void => storeValue(keyOf(move), routeOf(move));

/** Called when the person is back in the zone of their days, so that the next journey is asked about again. */
export const forgetDecline = (move: Move): void => storeValue(keyOf(move), undefined);

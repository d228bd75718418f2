import { keepValue, readKept } from '../../platform/kept-value';

/** A no is to one move of one person: somewhere else it is asked again, and so is the next journey to the same place. */
export interface Move {
  uid: string;
  from: string;
  to: string;
}

const keyOf = ({ uid }: Move) => `hundred:zone-declined:${uid}`;

export const wayOf = ({ from, to }: Move): string => `${from} ${to}`;

export const isDeclined = (move: Move): boolean => readKept(keyOf(move)) === wayOf(move);

/** Where nothing can be kept, the no holds until the page is closed. */
export const declineMove = (move: Move): void => keepValue(keyOf(move), wayOf(move));

/** Whoever is back where their days are has ended that journey. */
export const forgetNo = (move: Move): void => keepValue(keyOf(move), undefined);

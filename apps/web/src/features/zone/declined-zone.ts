import { isSameZone } from '../../platform/browser-zone';

const storageKey = 'hundred:zone-declined';

/** A no is to one move of one person: somewhere else it is asked again, and so is the next journey to the same place. */
export interface Move {
  uid: string;
  from: string;
  to: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function shouldAsk(move: Move, storage: Store): boolean {
  return !isSameZone(move.from, move.to) && !wasDeclined(move, storage);
}

export function declineMove({ uid, from, to }: Move, storage: Store): void {
  try {
    storage.setItem(storageKey, JSON.stringify([uid, from, to]));
  } catch {
    // Without storage the no holds until the page is closed.
  }
}

/** Whoever is back where their days are has ended that journey. */
export function forgetNo(storage: Store): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // Nothing is kept where it cannot be.
  }
}

function wasDeclined({ uid, from, to }: Move, storage: Store): boolean {
  try {
    return storage.getItem(storageKey) === JSON.stringify([uid, from, to]);
  } catch {
    return false;
  }
}

const storageKey = 'hundred:clock-offset';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const clockOffset = () => String(new Date().getTimezoneOffset());

/**
 * Whether the device's clock offset differs from the stored one, or none is stored yet. Only then is the zone read before
 * the first paint, so that the question does not shift the page. Reading the zone takes long; reading the offset does not.
 */
export function mayAskForZone(storage: () => Store): boolean {
  try {
    return storage().getItem(storageKey) !== clockOffset();
  } catch {
    return false;
  }
}

/** Stores the present offset, because with it there is nothing to ask. */
export function storeClockOffset(storage: () => Store): void {
  try {
    storage().setItem(storageKey, clockOffset());
  } catch {
    // Storage is refused, so the question comes after the first paint.
  }
}

const storageKey = 'hundred:clock-offset';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const offset = () => String(new Date().getTimezoneOffset());

/**
 * Whether the device's clock offset has changed since there was nothing to ask, or this is the first visit. The offset
 * is cheap to read: only then is the zone read before the first paint, so that the question does not shift the page.
 */
export function mayAskForZone(storage: () => Store): boolean {
  try {
    return storage().getItem(storageKey) !== offset();
  } catch {
    return false;
  }
}

export function storeClock(storage: () => Store): void {
  try {
    storage().setItem(storageKey, offset());
  } catch {
    // Storage is refused, so the question comes after the first paint.
  }
}

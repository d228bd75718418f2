const storageKey = 'hundred:clock-offset';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const offset = () => String(new Date().getTimezoneOffset());

/**
 * Whether the device's clock is set otherwise than when there was nothing to ask, or this is its first visit. The clock
 * alone is cheap to look at: only then is the zone asked for before the first paint, so that a question about it pushes
 * nothing down.
 */
export function mayAskForZone(storage: () => Store): boolean {
  try {
    return storage().getItem(storageKey) !== offset();
  } catch {
    return false;
  }
}

export function keepClock(storage: () => Store): void {
  try {
    storage().setItem(storageKey, offset());
  } catch {
    // Then the question comes after the first paint.
  }
}

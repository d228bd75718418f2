const storageKey = 'hundred:clock-offset';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const offset = () => String(new Date().getTimezoneOffset());

/**
 * Whether the device's clock is set otherwise than when there was nothing to ask. The clock alone is cheap to look at:
 * only then is the zone asked for before the first paint, so that a question about it pushes nothing down.
 */
export function hasClockMoved(storage: () => Store): boolean {
  try {
    const kept = storage().getItem(storageKey);
    return kept !== null && kept !== offset();
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

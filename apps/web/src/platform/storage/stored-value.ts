/** On this device permanently, or as long as the tab is open. */
type Where = 'localStorage' | 'sessionStorage';

/** Reads a stored value. A value that cannot be read counts as missing. */
export function readStored(key: string, where: Where = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[where].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Stores a value on this device; `undefined` removes it. If storage is full or refused, the value lasts as long as the
 * page.
 */
export function storeValue(key: string, value: unknown, where: Where = 'localStorage'): void {
  try {
    if (value === undefined) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or refused.
  }
}

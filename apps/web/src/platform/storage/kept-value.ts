/** On this device for good, or as long as its tab is open. */
type Where = 'localStorage' | 'sessionStorage';

/** What this device keeps under a key. Where nothing can be read, it is as if nothing had been kept. */
export function readKept(key: string, where: Where = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[where].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value on this device; `undefined` is nothing to keep. Where there is no room, it lives as long as the page. */
export function keepValue(key: string, value: unknown, where: Where = 'localStorage'): void {
  try {
    if (value === undefined) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, JSON.stringify(value));
  } catch {
    // Full, or not allowed.
  }
}

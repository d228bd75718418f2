/** What this device keeps under a key. Where nothing can be read, it is as if nothing had been kept. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value on this device; `undefined` is nothing to keep. Where there is no room, it lives as long as the page. */
export function keepValue(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or not allowed.
  }
}

/**
 * Local storage for tests without a browser. Its methods are on the prototype, so that `Object.keys` returns only the
 * stored keys, as in a browser.
 */
export function makeBrowserStorage(entries: Record<string, string> = {}): Storage {
  const stored: Storage = Object.create({
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
    clear: () => {
      for (const key of Object.keys(stored)) delete stored[key];
    },
  });
  return Object.assign(stored, entries);
}

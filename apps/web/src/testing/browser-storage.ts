/** Local storage for tests without a browser. `Object.keys` returns its keys, as in a browser. */
export function makeBrowserStorage(): Storage {
  const stored: Storage = Object.create({
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  });
  return stored;
}

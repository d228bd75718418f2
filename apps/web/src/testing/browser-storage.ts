/** Local storage for tests without a browser. `Object.keys` returns its keys, as in a browser. */
export function makeBrowserStorage(): Record<string, string> {
  const kept: Record<string, string> = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  });
  return kept;
}

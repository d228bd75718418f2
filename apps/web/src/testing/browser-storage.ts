/** A browser's local storage, where a test has no browser. Its keys are what `Object.keys` gives, as a browser's are. */
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

/** Whoever wants to hear of a change, for `useSyncExternalStore`. What changes is kept by whoever tells of it. */
export function makeListeners() {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

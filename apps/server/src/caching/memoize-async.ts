/**
 * Calls `make` until it succeeds once, and returns that result from then on. A failure is not cached, unlike in a
 * plain memo.
 */
export function memoizeAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

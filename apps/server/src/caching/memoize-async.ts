/** Calls `make` until it succeeds once, and returns that result from then on. */
export function memoizeAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= make().catch((error) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}

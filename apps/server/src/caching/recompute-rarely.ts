/** A value is used for at least this many times as long as it took to compute. */
const pauseFactor = 100;

/**
 * Recomputes a value at most once in `everyMs`, and less often if that takes long: polling then costs at most a
 * hundredth of the time, however large the installation is. Callers that arrive together share one computation.
 * `elapsed` is the clock that times the computation; tests replace it.
 */
export function recomputeRarely<T>(
  compute: (now: number) => Promise<T>,
  everyMs: number,
  elapsed: () => number = () => performance.now(),
): (now: number) => Promise<T> {
  let cached: { computedAt: number; validForMs: number; value: T } | undefined;
  let underWay: Promise<T> | undefined;
  return (now) => {
    // A clock that was set back makes the age negative, and a value from the future is not used.
    const age = cached ? now - cached.computedAt : Number.NaN;
    if (cached && age >= 0 && age < cached.validForMs) return Promise.resolve(cached.value);
    underWay ??= (async () => {
      const began = elapsed();
      try {
        const value = await compute(now);
        cached = { computedAt: now, validForMs: Math.max(everyMs, pauseFactor * (elapsed() - began)), value };
        return value;
      } finally {
        underWay = undefined;
      }
    })();
    return underWay;
  };
}

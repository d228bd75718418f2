/** After a computation, the pause is this many times longer, so that computing takes a hundredth of the time. */
const pauseFactor = 100;

/**
 * Recomputes a value at most once in `everyMs`, and less often if it takes long, so that polling costs at most a
 * hundredth of the time however large the installation is. Callers that arrive together share one computation.
 */
export function computedRarely<T>(
  compute: (now: number) => Promise<T>,
  everyMs: number,
  elapsed: () => number = () => performance.now(),
): (now: number) => Promise<T> {
  let cached: { at: number; lastsMs: number; value: T } | undefined;
  let underWay: Promise<T> | undefined;
  return (now) => {
    if (cached && now >= cached.at && now - cached.at < cached.lastsMs) return Promise.resolve(cached.value);
    underWay ??= (async () => {
      const began = elapsed();
      try {
        const value = await compute(now);
        cached = { at: now, lastsMs: Math.max(everyMs, pauseFactor * (elapsed() - began)), value };
        return value;
      } finally {
        underWay = undefined;
      }
    })();
    return underWay;
  };
}

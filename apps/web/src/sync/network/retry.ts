/** In milliseconds. */
const firstDelay = 2_000;
const longestDelay = 60_000;

/** Repeats work that failed, later after each failure in a row. The work calls `schedule` when it fails. */
export function makeRetry(work: () => Promise<unknown>) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStarted = false;

  /** Cancels the scheduled retry and forgets the failures. */
  function reset(): void {
    clearTimeout(timer);
    timer = undefined;
    failures = 0;
  }

  async function run(): Promise<void> {
    timer = undefined;
    await work().catch(() => {});
    const hasFailedAgain = timer !== undefined;
    if (!hasFailedAgain) failures = 0;
  }

  return {
    reset,
    /** Schedules a retry, unless one is scheduled or retries are not started. Each failure doubles the delay. */
    schedule(): void {
      if (timer !== undefined || !isStarted) return;
      timer = setTimeout(run, Math.min(longestDelay, firstDelay * 2 ** failures));
      failures += 1;
    },
    /** Allows retries. Returns a function that ends them. */
    start(): () => void {
      isStarted = true;
      return () => {
        isStarted = false;
        reset();
      };
    },
  };
}

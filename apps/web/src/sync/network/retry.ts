/** In milliseconds. */
const firstDelay = 2_000;
const longestDelay = 60_000;

interface Retry {
  /** Allows retries. Returns a function that ends them. */
  start: () => () => void;
  /** Schedules a retry, unless one is scheduled. Each failure in a row doubles the delay. */
  schedule: () => void;
  /** Cancels the scheduled retry and forgets the failures. */
  reset: () => void;
}

export function makeRetry(work: () => Promise<unknown>): Retry {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStarted = false;

  function reset() {
    clearTimeout(timer);
    timer = undefined;
    failures = 0;
  }

  async function run() {
    timer = undefined;
    await work().catch(() => {});
    // No other retry was scheduled meanwhile, so this one succeeded.
    if (timer === undefined) failures = 0;
  }

  return {
    reset,
    schedule() {
      if (timer !== undefined || !isStarted) return;
      timer = setTimeout(run, Math.min(longestDelay, firstDelay * 2 ** failures));
      failures += 1;
    },
    start() {
      isStarted = true;
      return () => {
        isStarted = false;
        reset();
      };
    },
  };
}

const firstDelay = 2_000;
const longestDelay = 60_000;

/** Retries with growing delays, between `start` and `end`. */
export function makeRetry(work: () => Promise<unknown>) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStarted = false;
  function stop() {
    clearTimeout(timer);
    timer = undefined;
    failures = 0;
  }
  return {
    start() {
      isStarted = true;
    },
    later() {
      if (timer !== undefined || !isStarted) return;
      const delay = Math.min(longestDelay, firstDelay * 2 ** failures);
      failures += 1;
      timer = setTimeout(async () => {
        timer = undefined;
        await work().catch(() => {});
        // No other retry was requested meanwhile, so this one succeeded.
        if (timer === undefined) failures = 0;
      }, delay);
    },
    stop,
    end() {
      isStarted = false;
      stop();
    },
  };
}

const firstDelay = 2_000;
const longestDelay = 60_000;

/** Tries something again after a while, later and later, for as long as it is asked to. */
export function makeRetry(work: () => Promise<unknown>) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  function stop() {
    clearTimeout(timer);
    timer = undefined;
    failures = 0;
  }
  return {
    later() {
      if (timer !== undefined || hasEnded) return;
      const delay = Math.min(longestDelay, firstDelay * 2 ** failures);
      failures += 1;
      timer = setTimeout(async () => {
        timer = undefined;
        await work().catch(() => {});
        // Nobody asked for another try meanwhile: this one did it.
        if (timer === undefined) failures = 0;
      }, delay);
    },
    stop,
    /** A try that is under way may still ask for another. */
    end() {
      hasEnded = true;
      stop();
    },
  };
}

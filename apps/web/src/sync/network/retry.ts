import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';

const firstDelayMs = 2_000;
const longestDelayMs = 60_000;

/**
 * Repeats work that failed, after a longer delay with each failure in a row. The work calls `schedule` when it fails.
 * Nothing is repeated on a page that is not active any more.
 */
export function makeRetry(work: () => Promise<unknown>, isActive: () => boolean) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    timer = undefined;
    if (isActive()) await work().catch(logUnlessRequestFailed);
    const hasFailedAgain = timer !== undefined;
    if (!hasFailedAgain) failures = 0;
  }

  return {
    /** Schedules a retry, unless one is scheduled. Each failure doubles the delay. */
    schedule(): void {
      if (timer !== undefined) return;
      timer = setTimeout(run, Math.min(longestDelayMs, firstDelayMs * 2 ** failures));
      failures += 1;
    },
    /** Cancels the scheduled retry and forgets the failures. */
    reset(): void {
      clearTimeout(timer);
      timer = undefined;
      failures = 0;
    },
  };
}

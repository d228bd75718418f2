import type { Job } from '../concurrency/every-second';
import type { Logger } from '../logging/logger';

const hourMs = 3_600_000;
/** A stop waits no longer than this: a hanging query to a payment provider takes longer than a service manager allows. */
const stopWithinMs = 10_000;

/** Checked by long tasks between their steps, to stop early. */
export type IsRunning = () => boolean;

export type TidyUpTask = (isRunning: IsRunning) => Promise<void>;

export interface TidyUp extends Job {
  /** Resolves when the first run has ended. */
  firstRun: Promise<void>;
}

/** Runs the tasks, which remove what has expired, now and every hour. Two servers may both do it. */
export function startTidyUp(ready: Promise<void>, tasks: readonly TidyUpTask[], log: Logger): TidyUp {
  let isStopped = false;
  let lastRun = Promise.resolve();
  const run = () => {
    lastRun = lastRun.then(async () => {
      for (const task of tasks) {
        if (isStopped) return;
        await task(() => !isStopped).catch((error: unknown) => {
          if (!isStopped) log.warn({ err: error }, 'could not delete old data; trying again in an hour');
        });
      }
    });
  };
  // If storage never gets ready, the program ends and says why.
  const firstRun = ready.then(run, () => {}).then(() => lastRun);
  const timer = setInterval(run, hourMs);
  timer.unref();
  return {
    firstRun,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      let timeout: NodeJS.Timeout | undefined;
      const stopTimeout = new Promise<void>((resolve) => {
        timeout = setTimeout(resolve, stopWithinMs);
      });
      await Promise.race([lastRun, stopTimeout]);
      clearTimeout(timeout);
    },
  };
}

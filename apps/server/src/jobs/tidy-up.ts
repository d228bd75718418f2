import type { Job } from '../concurrency/every-second';
import type { Logger } from '../logging/logger';

const hour = 3_600_000;
/** A query to a payment provider that hangs takes longer than a service manager waits for a stop. */
const endsWithinMs = 10_000;

/** Checked by long tasks between their steps, to stop early. */
export type IsRunning = () => boolean;

export type TidyUpTask = (isRunning: IsRunning) => Promise<void>;

export interface TidyUp extends Job {
  /** Resolves when the first run is done. */
  first: Promise<void>;
}

/** Removes what has expired, now and every hour. Two servers may both do it. */
export function startTidyUp(ready: Promise<void>, tasks: readonly TidyUpTask[], log: Logger): TidyUp {
  let stopped = false;
  let running = Promise.resolve();
  const run = () => {
    running = running.then(async () => {
      for (const task of tasks) {
        if (stopped) return;
        await task(() => !stopped).catch((error: unknown) => {
          if (!stopped) log.warn({ err: error }, 'could not delete old data; trying again in an hour');
        });
      }
    });
  };
  // If storage never gets ready, the program ends and says why.
  const first = ready.then(run, () => {}).then(() => running);
  const timer = setInterval(run, hour);
  timer.unref();
  return {
    first,
    async stop() {
      stopped = true;
      clearInterval(timer);
      let timeout: NodeJS.Timeout | undefined;
      const isOver = new Promise<void>((resolve) => {
        timeout = setTimeout(resolve, endsWithinMs);
      });
      await Promise.race([running, isOver]);
      clearTimeout(timeout);
    },
  };
}

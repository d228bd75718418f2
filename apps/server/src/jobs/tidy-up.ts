import type { Logger } from '../logger';
import type { Job } from './every-second';

const hour = 3_600_000;

export interface TidyUp extends Job {
  /** Once what the start has begun is done. */
  first: Promise<void>;
}

/** Removes what has expired, now and every hour for as long as the server runs. Two servers may both do it. */
export function startTidyUp(
  ready: Promise<void>,
  tasks: readonly (() => Promise<void>)[],
  log: Logger,
): TidyUp {
  let stopped = false;
  let running = Promise.resolve();
  const run = () => {
    running = running.then(async () => {
      for (const task of tasks) {
        if (stopped) return;
        await task().catch((error: unknown) => {
          log.warn({ err: error }, 'tidying up failed; it is tried again in an hour');
        });
      }
    });
  };
  const first = ready.then(run, () => {}).then(() => running);
  const timer = setInterval(run, hour);
  timer.unref();
  return {
    first,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

import type { Logger } from '../logger';
import type { Job } from './every-second';

const hour = 3_600_000;

/** Removes what has expired, now and every hour for as long as the server runs. Two servers may both do it. */
export function startTidyUp(ready: Promise<void>, tasks: readonly (() => Promise<void>)[], log: Logger): Job {
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
  ready.then(run, () => {});
  const timer = setInterval(run, hour);
  timer.unref();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

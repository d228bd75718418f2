import type { Storage } from '../db/storage';
import type { Logger } from '../logger';
import type { Job } from './every-second';

/** Embedded storage does neither by itself: without them its log reached 1.57 GB and dead rows stayed. */
const checkpointEvery = 5 * 60_000;
const vacuumEvery = 60 * 60_000;

/** Runs for as long as the server does. A PostgreSQL server looks after itself. */
export function startUpkeep(storage: Storage, log: Logger): Job {
  if (storage.kind === 'server') return { stop: async () => {} };
  let running = Promise.resolve();
  const task = (statement: string) => () => {
    running = running.then(async () => {
      try {
        await storage.pool.query(statement);
      } catch (error) {
        log.warn({ err: error, statement }, 'upkeep failed');
      }
    });
  };
  const timers = [
    setInterval(task('checkpoint'), checkpointEvery),
    setInterval(task('vacuum (analyze)'), vacuumEvery),
  ];
  for (const timer of timers) timer.unref();
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}

import { freeMegabytes } from '../db/embedded/room';
import type { Storage } from '../db/storage';
import type { Logger } from '../logger';
import type { Job } from './every-second';

/** Embedded storage does neither by itself: without them its log reached 1.57 GB and dead rows stayed. */
const checkpointEvery = 5 * 60_000;
const vacuumEvery = 60 * 60_000;

const lookAtDiskEvery = 60_000;
/** Enough for some days of a club, so that there is time to make room. */
const lowMegabytes = 200;

/** Says that a disk is getting full before it is, once each time. */
export function makeLowRoomWarning(folder: string, log: Pick<Logger, 'warn'>): (free: number) => void {
  let told = false;
  return (free) => {
    const isLow = free < lowMegabytes;
    if (isLow && !told) log.warn({ freeMegabytes: free }, `the disk of ${folder} is nearly full: make room`);
    told = isLow;
  };
}

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
  const sayWhenLow = makeLowRoomWarning(storage.connection.host!, log);
  const timers = [
    setInterval(() => sayWhenLow(freeMegabytes(storage.connection.host!)), lookAtDiskEvery),
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

import type { Job } from '../concurrency/every-second';
import { freeMegabytes } from '../db/embedded/folder/room';
import type { Storage } from '../db/storage';
import type { Logger } from '../logging/logger';

/** Embedded storage makes no checkpoints and does not vacuum by itself: its log reached 1.57 GB, and dead rows stayed. */
const checkpointEvery = 5 * 60_000;
const vacuumEvery = 60 * 60_000;
/** Statistics change slowly, and reading them samples every table. */
const analyzedEvery = 24;

/** Includes the catalog, which stores the statistics. */
const tablesStatement = `
  select oid::regclass::text as name from pg_class where relkind = 'r' and relpersistence <> 't' order by oid`;

/**
 * One table after the other: there is one session, and other requests are served in between. It ends when the server
 * stops.
 */
export function makeVacuum(
  query: (statement: string) => Promise<{ rows: { name?: string }[] }>,
  isRunning: () => boolean,
): () => Promise<void> {
  let times = 0;
  return async () => {
    const vacuum = times % analyzedEvery === 0 ? 'vacuum (analyze)' : 'vacuum';
    times += 1;
    const { rows } = await query(tablesStatement);
    for (const { name } of rows) {
      if (!isRunning()) return;
      await query(`${vacuum} ${name}`);
    }
  };
}

const lookAtDiskEvery = 60_000;
/** Enough for some days of a club, so that there is time to free space. */
const lowMegabytes = 200;

/** Warns before a disk is full, once each time. */
export function makeLowRoomWarning(folder: string, log: Pick<Logger, 'warn'>): (free: number) => void {
  let isLogged = false;
  return (free) => {
    const isLow = free < lowMegabytes;
    if (isLow && !isLogged)
      log.warn({ freeMegabytes: free }, `the disk of ${folder} is nearly full: make room`);
    isLogged = isLow;
  };
}

/** Runs as long as the server. A PostgreSQL server needs no upkeep. */
export function startUpkeep(
  storage: Pick<Storage, 'kind' | 'pool' | 'connection'>,
  log: Logger,
  free = freeMegabytes,
): Job {
  if (storage.kind === 'server') return { stop: async () => {} };
  let running = Promise.resolve();
  let isStopping = false;
  const attempt = async (name: string, work: () => unknown) => {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error, task: name }, 'upkeep failed');
    }
  };
  const inTurn = (name: string, work: () => Promise<unknown>) => () => {
    running = running.then(() => attempt(name, work));
  };
  const query = (statement: string) => storage.pool.query(statement);
  const vacuum = makeVacuum(query, () => !isStopping);
  const folder = storage.connection.host!;
  const warnWhenLow = makeLowRoomWarning(folder, log);
  // Not in turn: a disk can fill up while the tables are vacuumed.
  const lookAtDisk = () => void attempt('look at the disk', () => warnWhenLow(free(folder)));
  lookAtDisk();
  const timers = [
    setInterval(lookAtDisk, lookAtDiskEvery),
    setInterval(
      inTurn('checkpoint', () => query('checkpoint')),
      checkpointEvery,
    ),
    setInterval(inTurn('vacuum', vacuum), vacuumEvery),
  ];
  for (const timer of timers) timer.unref();
  return {
    async stop() {
      isStopping = true;
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}

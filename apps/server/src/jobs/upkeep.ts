import type { Job } from '../concurrency/every-second';
import { freeMegabytes } from '../db/embedded/folder/disk-room';
import type { Storage } from '../db/storage';
import type { Logger } from '../logging/logger';

/**
 * Embedded storage makes no checkpoints and does not vacuum by itself: without them its write-ahead log reached 1.57 GB,
 * and dead rows stayed.
 */
const checkpointEveryMs = 5 * 60_000;
const vacuumEveryMs = 60 * 60_000;
/** Statistics change slowly, and renewing them samples every table, so one round of vacuuming a day renews them. */
const roundsPerAnalysis = 24;

/** Every table, including the catalog, which stores the statistics. */
const tablesStatement = `
  select oid::regclass::text as name from pg_class where relkind = 'r' and relpersistence <> 't' order by oid`;

export interface VacuumParts {
  query: (statement: string) => Promise<{ rows: { name?: string }[] }>;
  /** False once the server stops: then no further table is begun. */
  isRunning: () => boolean;
  log: Pick<Logger, 'warn'>;
}

/**
 * Vacuums one table after the other: there is one session, and other requests are served in between. A table that fails
 * does not keep the others from being vacuumed. All that failed are logged in one line, because storage that is away
 * fails for each.
 */
export function makeVacuum({ query, isRunning, log }: VacuumParts): () => Promise<void> {
  let rounds = 0;
  return async () => {
    const vacuum = rounds % roundsPerAnalysis === 0 ? 'vacuum (analyze)' : 'vacuum';
    rounds += 1;
    const { rows } = await query(tablesStatement);
    const failures: { table: string | undefined; error: unknown }[] = [];
    for (const { name: table } of rows) {
      if (!isRunning()) break;
      await query(`${vacuum} ${table}`).catch((error: unknown) => failures.push({ table, error }));
    }
    const [first] = failures;
    if (first) {
      const tables = failures.map(({ table }) => table);
      log.warn({ err: first.error, task: 'vacuum', tables }, 'upkeep failed');
    }
  };
}

/** Logs a failure instead of throwing it, so that the other tasks go on. */
async function runLoggingFailure(
  task: string,
  work: () => unknown,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error, task }, 'upkeep failed');
  }
}

const lookAtDiskEveryMs = 60_000;
/** Enough for some days of a club, so that there is time to free space. */
const lowMegabytes = 200;

/** Warns before a disk is full, and again only if there was enough space in between. */
export function makeLowRoomWarning(folder: string, log: Pick<Logger, 'warn'>): (free: number) => void {
  let isLogged = false;
  return (free) => {
    const isLow = free < lowMegabytes;
    if (isLow && !isLogged)
      log.warn({ freeMegabytes: free }, `the disk of ${folder} is nearly full: free some space`);
    isLogged = isLow;
  };
}

/** Starts the upkeep of embedded storage, which runs as long as the server. A PostgreSQL server needs none. */
export function startUpkeep(
  storage: Pick<Storage, 'kind' | 'pool' | 'connection'>,
  log: Logger,
  readFreeMegabytes = freeMegabytes,
): Job {
  if (storage.kind === 'server') return { stop: async () => {} };
  let startedTasks = Promise.resolve();
  let isStopping = false;
  /** Returns a function that starts the task after those that were started before. */
  const afterOthers = (task: string, work: () => Promise<unknown>) => () => {
    startedTasks = startedTasks.then(() => runLoggingFailure(task, work, log));
  };
  const query = (statement: string) => storage.pool.query(statement);
  const vacuum = makeVacuum({ query, isRunning: () => !isStopping, log });
  // Embedded storage is reached through a socket in its data folder, so the folder is the host.
  const folder = storage.connection.host!;
  const warnIfLow = makeLowRoomWarning(folder, log);
  // This waits for no other task: a disk can fill up while the tables are vacuumed.
  const lookAtDisk = () =>
    void runLoggingFailure('look at the disk', () => warnIfLow(readFreeMegabytes(folder)), log);
  lookAtDisk();
  const timers = [
    setInterval(lookAtDisk, lookAtDiskEveryMs),
    setInterval(
      afterOthers('checkpoint', () => query('checkpoint')),
      checkpointEveryMs,
    ),
    setInterval(afterOthers('vacuum', vacuum), vacuumEveryMs),
  ];
  for (const timer of timers) timer.unref();
  return {
    async stop() {
      isStopping = true;
      for (const timer of timers) clearInterval(timer);
      await startedTasks;
    },
  };
}

import { onFirstSignal } from '../process/on-first-signal';
import { StartRefused } from '../process/start-refused';
import { partitionLogs } from './partitions/partition-logs';
import { runCommand } from './run-command';
import { withServerStorage } from './with-server-storage';

const fewestPartitions = 2;
const mostPartitions = 1024;
const usage = `Usage: npm run partition -- PARTITIONS (a number from ${fewestPartitions} to ${mostPartitions}, such as 16)`;

function partitionCountIn([typed = '', ...unexpected]: readonly string[]): number {
  const count = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (count < fewestPartitions || count > mostPartitions || unexpected.length > 0)
    throw new StartRefused(usage);
  return count;
}

/** Aborted by the first signal that stops the program. */
function makeStopSignal(): AbortSignal {
  const controller = new AbortController();
  onFirstSignal(['SIGINT', 'SIGTERM', 'SIGHUP'], (name) => {
    process.stderr.write('Stopping. Unfinished work is removed as soon as the tables are free.\n');
    controller.abort(
      new StartRefused(`Stopped by ${name}. Unfinished work was removed. Run the command again to continue.`),
    );
  });
  return controller.signal;
}

runCommand(async (args) => {
  const count = partitionCountIn(args);
  return withServerStorage('it needs no partitions. To use a PostgreSQL server, set DATABASE_URL.', (pool) =>
    partitionLogs(pool, count, makeStopSignal()),
  );
});

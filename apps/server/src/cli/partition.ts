import { onFirstSignal } from '../process/on-first-signal';
import { StartRefused } from '../process/start-refused';
import { onServerStorage } from './on-server-storage';
import { partitionLogs } from './partitions/partition-logs';
import { runCommand } from './run-command';

const usage = 'Usage: npm run partition -- PARTS (a number from 2 to 1024, such as 16)';

function untilSignalled(): AbortSignal {
  const stopping = new AbortController();
  onFirstSignal(['SIGINT', 'SIGTERM', 'SIGHUP'], (name) => {
    process.stderr.write('Stopping. Unfinished work is removed as soon as the tables are free.\n');
    stopping.abort(
      new StartRefused(`Stopped by ${name}. Unfinished work was removed. Run the command again to continue.`),
    );
  });
  return stopping.signal;
}

runCommand(async ([number = '', ...more]) => {
  const parts = /^\d{1,4}$/.test(number) ? Number(number) : 0;
  if (parts < 2 || parts > 1024 || more.length > 0) throw new StartRefused(usage);
  return onServerStorage('partitions would not help it. Set DATABASE_URL.', (pool) =>
    partitionLogs(pool, parts, untilSignalled()),
  );
});

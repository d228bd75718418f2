import { onFirstSignal } from '../process/on-first-signal';
import { StartRefused } from '../process/start-refused';
import { onServerStorage } from './on-server-storage';
import { partitionLogs } from './partitions/partition-logs';
import { runCommand } from './run-command';

const usage = 'npm run partition -- 16 (the number of parts, from 2 to 1024)';

function untilSignalled(): AbortSignal {
  const stopping = new AbortController();
  onFirstSignal(['SIGINT', 'SIGTERM', 'SIGHUP'], (name) => {
    process.stderr.write('Stopping: what was begun is put away as soon as nobody holds the tables.\n');
    stopping.abort(
      new StartRefused(`stopped by ${name}. What was begun was put away; run it again for the rest.`),
    );
  });
  return stopping.signal;
}

runCommand(async ([number = '', ...more]) => {
  const parts = /^\d{1,4}$/.test(number) ? Number(number) : 0;
  if (parts < 2 || parts > 1024 || more.length > 0) throw new StartRefused(usage);
  return onServerStorage('parts would bring it nothing. Set DATABASE_URL.', (pool) =>
    partitionLogs(pool, parts, untilSignalled()),
  );
});

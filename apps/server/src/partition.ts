import { onServerStorage } from './on-server-storage';
import { partitionLogs } from './partitions/partition-logs';
import { runCommand } from './run-command';
import { StartRefused } from './start-refused';

const usage = 'npm run partition -- 16 (the number of parts, from 2 to 1024)';

/** npm hands on what the terminal has sent to the program already: a second signal at once is the same one. */
const sameWithinMs = 1000;

/** A later one ends the program as it would any other. */
function untilSignalled(): AbortSignal {
  const stopping = new AbortController();
  let stoppedAt: number | undefined;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (stoppedAt !== undefined) {
        if (performance.now() - stoppedAt > sameWithinMs) process.exit(1);
        return;
      }
      stoppedAt = performance.now();
      process.stderr.write('Stopping: what was begun is put away as soon as nobody holds the tables.\n');
      stopping.abort(
        new StartRefused(`stopped by ${name}. What was begun was put away; run it again for the rest.`),
      );
    });
  }
  return stopping.signal;
}

runCommand(async ([number = '', ...more]) => {
  const parts = /^\d{1,4}$/.test(number) ? Number(number) : 0;
  if (parts < 2 || parts > 1024 || more.length > 0) throw new StartRefused(usage);
  return onServerStorage('parts would bring it nothing. Set DATABASE_URL.', (pool) =>
    partitionLogs(pool, parts, untilSignalled()),
  );
});

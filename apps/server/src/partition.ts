import { configFrom } from './config';
import { openAsItIs } from './db/open-as-it-is';
import { readEnvironment } from './environment';
import { makeLogger } from './logger';
import { partitionLogs } from './partitions/partition-logs';
import { runCommand } from './run-command';
import { StartRefused } from './start-refused';

const usage = 'npm run partition -- 16 (the number of parts, from 2 to 1024)';

runCommand(async ([number = '', ...more]) => {
  const parts = /^\d{1,4}$/.test(number) ? Number(number) : 0;
  if (parts < 2 || parts > 1024 || more.length > 0) throw new StartRefused(usage);
  const { storage } = configFrom(readEnvironment());
  if (storage.kind === 'embedded') {
    throw new StartRefused(
      'embedded storage is one file to one process: parts would bring it nothing. Set DATABASE_URL.',
    );
  }
  const { pool, close } = await openAsItIs(storage, Date.now(), makeLogger('warn'));
  try {
    return await partitionLogs(pool, parts);
  } finally {
    await close();
  }
});

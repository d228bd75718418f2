import { configFrom } from './config';
import { openAsItIs } from './db/open-as-it-is';
import { distribute } from './distribution/distribute';
import { readEnvironment } from './environment';
import { makeLogger } from './logger';
import { runCommand } from './run-command';
import { StartRefused } from './start-refused';

runCommand(async (args) => {
  if (args.length > 0) throw new StartRefused('npm run distribute (it takes nothing more)');
  const { storage } = configFrom(readEnvironment());
  if (storage.kind === 'embedded') {
    throw new StartRefused(
      'embedded storage is one file to one process: there are no servers to spread it over.',
    );
  }
  const { pool, close } = await openAsItIs(storage, Date.now(), makeLogger('warn'));
  try {
    return await distribute(pool);
  } finally {
    await close();
  }
});

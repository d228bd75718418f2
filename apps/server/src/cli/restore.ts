import { configFrom } from '../config/config';
import { readEnvironment } from '../config/environment';
import { nameOf } from '../db/connection/reachable';
import { openEmpty } from '../db/storage';
import { makeLogger } from '../logging/logger';
import { StartRefused } from '../process/start-refused';
import { readBackup } from './backups/backup-file';
import { checkBackup, fillStorage } from './backups/fill-storage';
import { restoredLines } from './backups/restored-lines';
import { runCommand } from './run-command';
import { typedPath } from './typed-path';

runCommand(async ([file, ...unexpected]) => {
  if (!file || unexpected.length > 0) throw new StartRefused('Usage: npm run restore -- FILE');
  const config = configFrom(readEnvironment());
  const name = nameOf(config.storage);
  const path = typedPath(file);
  await checkBackup(readBackup(path));
  const storage = await openEmpty(config.storage, Date.now(), makeLogger('warn'));
  try {
    const filled = await fillStorage(storage.pool, name, readBackup(path));
    await storage.recordSchema();
    return await restoredLines(name, filled, storage.database);
  } finally {
    await storage.close();
  }
});

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { configFrom } from '../config/config';
import { readEnvironment } from '../config/environment';
import { openExisting } from '../db/connection/open-existing';
import { makeLogger } from '../logging/logger';
import { mailFailedBackup } from '../operator/backup-mails';
import { lineFor, StartRefused } from '../process/start-refused';
import { writeBackup } from './backups/backup-file';
import { readContents } from './backups/contents';
import { recordBackup } from './backups/record-backup';
import { leftOutLines, tablesOfOthers } from './backups/tables';
import { runCommand } from './run-command';
import { typedPath } from './typed-path';

runCommand(async ([file, ...unexpected]) => {
  if (unexpected.length > 0 || file?.startsWith('-'))
    throw new StartRefused('Usage: npm run backup -- [FILE or FOLDER]');
  const now = Date.now();
  const config = configFrom(readEnvironment());
  const defaultName = `hundred-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}.backup`;
  const target = typedPath(file ?? '.');
  const isFolder = existsSync(target) && statSync(target).isDirectory();
  const path = isFolder ? join(target, defaultName) : target;
  const storage = await openExisting(config.storage, now, makeLogger('warn'));
  try {
    await readContents(storage, now, (parts) => writeBackup(path, parts));
    const notRecorded = await recordBackup(storage.pool, now);
    return [
      `The backup of ${storage.name} is ${path}. Keep it safe: it contains everyone's data.`,
      ...notRecorded,
      ...leftOutLines(await tablesOfOthers(storage.pool)),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // The operator has to read why the backup failed, also if no mail can be planned.
    await mailFailedBackup(storage.database, config, reason, now).catch((mailError: unknown) => {
      process.stderr.write(`We couldn’t queue the mail about the failed backup: ${lineFor(mailError)}\n`);
    });
    throw error;
  } finally {
    await storage.close();
  }
});

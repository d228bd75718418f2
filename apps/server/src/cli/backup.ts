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

runCommand(async ([file, ...more]) => {
  if (more.length > 0 || file?.startsWith('-'))
    throw new StartRefused('Usage: npm run backup -- [FILE or FOLDER]');
  const now = Date.now();
  const config = configFrom(readEnvironment());
  const usual = `hundred-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}.backup`;
  const place = typedPath(file ?? '.');
  const path = existsSync(place) && statSync(place).isDirectory() ? join(place, usual) : place;
  const storage = await openExisting(config.storage, now, makeLogger('warn'));
  try {
    await readContents(storage, now, (parts) => writeBackup(path, parts));
    const notRecorded = await recordBackup(storage.pool, now);
    return [
      `${path} contains everything in ${storage.name}. Keep it safe: it contains everyone's data.`,
      ...notRecorded,
      ...leftOutLines(await tablesOfOthers(storage.pool)),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // The backup is what failed: a mail that cannot be planned must not hide why.
    await mailFailedBackup(storage.database, config, reason, now).catch((mailError: unknown) => {
      process.stderr.write(`We couldn’t queue the mail about the failed backup: ${lineFor(mailError)}\n`);
    });
    throw error;
  } finally {
    await storage.close();
  }
});

import { configFrom } from '../config/config';
import { readEnvironment } from '../config/environment';
import { openExisting } from '../db/connection/open-existing';
import { nameOf } from '../db/connection/reachable';
import { holderOf } from '../db/embedded/folder/folder-lock';
import { openEmpty } from '../db/storage';
import { makeLogger } from '../logging/logger';
import { StartRefused } from '../process/start-refused';
import { readContents } from './backups/contents';
import { fillStorage } from './backups/fill-storage';
import { restoredLines } from './backups/restored-lines';
import { leftOutLines, tablesOfOthers } from './backups/tables';
import { runCommand } from './run-command';

const usage =
  'Usage: npm run move -- --to postgres://user:password@host:5432/database (or set MOVE_TO to the address)';

/** The address to move to. All users of a machine can read a program's arguments, only its own user its environment. */
function addressIn(
  [option, url, ...unexpected]: readonly string[],
  fromEnvironment: string | undefined,
): string {
  if (option === undefined && fromEnvironment) return fromEnvironment;
  if (option !== '--to' || !url || unexpected.length > 0) throw new StartRefused(usage);
  return url;
}

runCommand(async (args) => {
  const environment = readEnvironment();
  const url = addressIn(args, environment.MOVE_TO);
  const { storage: from } = configFrom({ ...environment, DATABASE_URL: undefined });
  const { storage: target } = configFrom({ ...environment, DATABASE_URL: url });
  if (from.kind !== 'embedded' || target.kind !== 'server') throw new StartRefused(usage);
  const holder = await holderOf(from.dataDir);
  if (holder) {
    throw new StartRefused(
      `Process ${holder} uses DATA_DIR ${from.dataDir}. Stop it first. Otherwise new data would not be moved.`,
    );
  }
  const log = makeLogger('warn');
  const now = Date.now();
  const source = await openExisting(from, now, log);
  try {
    const storage = await openEmpty(target, now, log);
    try {
      const name = nameOf(target);
      const filled = await readContents(source, now, (parts) => fillStorage(storage.pool, name, parts));
      const lines = await restoredLines(name, filled, storage.database);
      return [
        ...lines,
        ...leftOutLines(await tablesOfOthers(source.pool)),
        `${source.name} is unchanged. Set DATABASE_URL to the new address, then start the server.`,
      ];
    } finally {
      await storage.close();
    }
  } finally {
    await source.close();
  }
});

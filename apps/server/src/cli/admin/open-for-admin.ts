import type { Config } from '../../config/config';
import { type ExistingStorage, openExisting } from '../../db/connection/open-existing';
import { newestMigration } from '../../db/migration-files';
import { loadPremiumForAll } from '../../log/premium/premium-for-all';
import type { Logger } from '../../logging/logger';
import { StartRefused } from '../../process/start-refused';

/** Opens storage for a command, beside a running server or alone. Its tables must be of the version of this program. */
export async function openForAdmin(
  storage: Config['storage'],
  now: number,
  log: Logger,
): Promise<ExistingStorage> {
  const opened = await openExisting(storage, now, log);
  const { index } = await newestMigration();
  if (opened.migration.index === index) {
    await loadPremiumForAll(opened.database);
    return opened;
  }
  await opened.close();
  throw new StartRefused(
    `An earlier version of Hundred wrote ${opened.name}. Nothing was changed. Start the server once to update it.`,
  );
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Config } from '../../config/config';
import type { Logger } from '../../logging/logger';
import { StartRefused } from '../../process/start-refused';
import { holderOf } from '../embedded/folder/folder-lock';
import { embeddedConnection, openEmbedded } from '../embedded/open-embedded';
import { migrationOf } from '../migrate';
import type { Migration } from '../migration-files';
import { type Database, joinStorage } from '../storage';
import { checkReachable, nameOf } from './reachable';

export interface ExistingStorage {
  /** The name of the storage in messages at the terminal. */
  name: string;
  pool: Pool;
  database: Database;
  /** The last migration that was applied to its tables. */
  migration: Migration;
  close(): Promise<void>;
}

/** Connects to the storage. If no server has opened its folder, opens the folder first; `closeFolder` closes it again. */
async function connect(storage: Config['storage'], now: number, log: Logger) {
  if (storage.kind === 'server')
    return { ...joinStorage({ connectionString: storage.url }, log), closeFolder: async () => {} };
  const { dataDir } = storage;
  const joinFolder = () => joinStorage(embeddedConnection(dataDir), log);
  if (await holderOf(dataDir)) return { ...joinFolder(), closeFolder: async () => {} };
  if (!existsSync(join(dataDir, 'cluster'))) {
    throw new StartRefused(
      `There is no storage in DATA_DIR ${dataDir}, and none was created. Set DATA_DIR or DATABASE_URL as your service does. You can put it into ${process.cwd()}/.env.`,
    );
  }
  // A command upgrades nothing: with migration 0 as the newest, no copy is made before an upgrade.
  const embedded = await openEmbedded({ dataDir, newestMigration: 0, now, log });
  return { ...joinFolder(), closeFolder: embedded.close };
}

/**
 * Opens existing storage, and joins a server that runs on it. It creates nothing and changes no table: a command
 * without the service's settings must not leave an empty storage behind in the working folder.
 */
export async function openExisting(
  storage: Config['storage'],
  now: number,
  log: Logger,
): Promise<ExistingStorage> {
  const name = nameOf(storage);
  const { pool, database, close, closeFolder } = await connect(storage, now, log);
  const closeAll = async () => {
    await close();
    await closeFolder();
  };
  try {
    await checkReachable(pool, name);
    const migration = await migrationOf(pool);
    if (!migration) throw new StartRefused(`${name} has no data of Hundred. Nothing was created.`);
    return { name, pool, database, migration, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

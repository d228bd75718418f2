import { spreadDatabase } from '@hundred/testkit/postgres/citus-cluster';
import { freshDatabase, freshDataDir } from '@hundred/testkit/storage/storage-places';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The storage that the tests of this project use: set in vitest.config.ts. */
    storageKind: 'embedded' | 'postgres';
    /** A data folder to copy, created before the first test. */
    embeddedTemplate: string;
    /** The folder of the copies until the run is over. */
    embeddedFolder: string;
    /** The address of a PostgreSQL server on which databases can be created. */
    postgresUrl: string;
    /** The ports of its Citus workers; none without Citus. */
    citusWorkers: number[];
  }
}

export const emptyDatabase = () => freshDatabase(inject('postgresUrl'));
export const emptyDataDir = () => freshDataDir(inject('embeddedTemplate'), inject('embeddedFolder'));

export const isOnCitus = () => inject('storageKind') === 'postgres' && inject('citusWorkers').length > 0;

/** An empty database that the workers know. Its tables still have to be created, and then distributed. */
export async function emptyCitusDatabase() {
  const database = await emptyDatabase();
  await spreadDatabase(database.setting.url, inject('citusWorkers'));
  return database;
}

/** An empty storage of the kind that the run is for. */
export const emptyTestStorage = async () => {
  if (inject('storageKind') === 'embedded') return emptyDataDir();
  return isOnCitus() ? emptyCitusDatabase() : emptyDatabase();
};

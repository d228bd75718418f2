import { freshDatabase, freshDataDir } from '@hundred/testkit/disks/storage-places';
import { spreadDatabase } from '@hundred/testkit/postgres/citus-cluster';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which storage the tests of this project are for: set in vitest.config.ts. */
    storageKind: 'embedded' | 'postgres';
    /** A data folder to copy, made before the first test. */
    embeddedTemplate: string;
    /** Where the copies lie until the run is over. */
    embeddedFolder: string;
    /** The address of a PostgreSQL server on which databases can be made. */
    postgresUrl: string;
    /** The ports of the servers that keep people beside it; none where it keeps them itself. */
    citusWorkers: number[];
  }
}

export const emptyDatabase = () => freshDatabase(inject('postgresUrl'));
export const emptyDataDir = () => freshDataDir(inject('embeddedTemplate'), inject('embeddedFolder'));

export const isOnCitus = () => inject('storageKind') === 'postgres' && inject('citusWorkers').length > 0;

/** An empty database of which the workers know. Its tables are yet to be made, and then to be distributed. */
export async function emptyCitusDatabase() {
  const place = await emptyDatabase();
  await spreadDatabase(place.setting.url, inject('citusWorkers'));
  return place;
}

/** Storage of the kind that the run is for. */
export const emptyPlace = async () => {
  if (inject('storageKind') === 'embedded') return emptyDataDir();
  return isOnCitus() ? emptyCitusDatabase() : emptyDatabase();
};

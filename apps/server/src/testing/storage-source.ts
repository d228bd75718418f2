import { freshDatabase, freshDataDir } from '@hundred/testkit/storage-places';
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
  }
}

export const emptyDatabase = () => freshDatabase(inject('postgresUrl'));
export const emptyDataDir = () => freshDataDir(inject('embeddedTemplate'), inject('embeddedFolder'));

/** Storage of the kind that the run is for. */
export const emptyPlace = async () =>
  inject('storageKind') === 'embedded' ? emptyDataDir() : emptyDatabase();

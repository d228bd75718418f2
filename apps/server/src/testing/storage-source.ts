import type { StorageSource } from '@hundred/testkit/storage-places';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which storage the tests of this project are for: set in vitest.config.ts. */
    storageKind: StorageSource['kind'];
    /** A data folder to copy, made before the first test. */
    embeddedTemplate: string;
    /** Where the copies lie until the run is over. */
    embeddedFolder: string;
    /** The address of a PostgreSQL server on which databases can be made. */
    postgresUrl: string;
  }
}

export function storageSource(kind = inject('storageKind')): StorageSource {
  return kind === 'embedded'
    ? { kind, template: inject('embeddedTemplate'), folder: inject('embeddedFolder') }
    : { kind, adminUrl: inject('postgresUrl') };
}

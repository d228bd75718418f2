import type { StorageSource } from '@hundred/testkit/storage-places';

declare module 'vitest' {
  interface ProvidedContext {
    storageSource: StorageSource;
  }
}

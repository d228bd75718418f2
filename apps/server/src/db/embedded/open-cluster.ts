import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durable-file-system';

/** Opens a cluster that survives a power cut, and creates it if the folder is empty. */
export function openCluster(folder: string, onSync?: () => void): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFileSystem(folder, onSync),
    startParams: [
      // -F turns fsync off; PGlite passes it by default.
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
      // 128 MB by default; 16 MB keeps the whole program near 200 MB resident.
      ...['-c', 'shared_buffers=16MB'],
    ],
  });
}

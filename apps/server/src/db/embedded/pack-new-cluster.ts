import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeLogger } from '../../logging/logger';
import { openEmbedded } from './open-embedded';
import { packFolder } from './packed-folder';

/** A build step: creates a cluster without our tables, and puts it beside the server as one file. */
const umask = process.umask();
const dataDir = mkdtempSync(join(tmpdir(), 'hundred-new-'));
try {
  // Migration 0: this folder is new, so there is nothing to copy before an upgrade.
  const storage = await openEmbedded({ dataDir, newestMigration: 0, now: 0, log: makeLogger('warn') });
  await storage.close();
  // Opening has narrowed the umask, but the service's user must read what another user has built.
  process.umask(umask);
  writeFileSync(process.argv[2]!, packFolder(join(dataDir, 'cluster')));
} finally {
  rmSync(dataDir, { recursive: true });
}

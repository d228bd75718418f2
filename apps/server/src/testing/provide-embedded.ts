import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachedDataDir } from '@hundred/testkit/storage/prepared-data';
import type { TestProject } from 'vitest/node';
import { openStorage } from '../db/storage';
import { makeLogger } from '../logging/logger';
import type {} from './storage-source';

/** One data folder with empty tables, which every test file copies: creating it takes seconds, a copy none. */
export default async function provideEmbedded(project: TestProject): Promise<() => void> {
  const template = await cachedDataDir(async (dataDir) => {
    const storage = await openStorage({ kind: 'embedded', dataDir }, Date.now(), makeLogger('warn'));
    await storage.close();
  });
  const folder = mkdtempSync(join(tmpdir(), 'hundred-run-'));
  project.provide('embeddedTemplate', template);
  project.provide('embeddedFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

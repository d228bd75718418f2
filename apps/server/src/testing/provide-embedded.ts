import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStorage } from '../db/storage';
import { makeLog } from '../log';
import type {} from './storage-source';

/** Makes one data folder that every test file copies: the first initialisation takes seconds, a copy none. */
export default async function provideEmbedded(project: TestProject): Promise<() => void> {
  const template = mkdtempSync(join(tmpdir(), 'hundred-template-'));
  const storage = await openStorage({ kind: 'embedded', dataDir: template }, Date.now(), makeLog('warn'));
  await storage.close();
  project.provide('embeddedTemplate', template);
  return () => rmSync(template, { recursive: true, force: true });
}

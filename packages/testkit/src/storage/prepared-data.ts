import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root';
import { startServer, temporaryDataDir } from '../services/server-process';

/** The sources that a first initialisation depends on, besides PGlite's version. */
const sources = ['apps/server/migrations', 'apps/server/src/db/embedded'];

function fingerprint(): string {
  // The lock file has PGlite's version.
  const hash = createHash('sha256').update(readFileSync(join(repositoryRoot, 'package-lock.json')));
  for (const source of sources) {
    const folder = join(repositoryRoot, source);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    for (const name of files.filter((file) => /\.(sql|ts)$/.test(file))) {
      hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * A data folder with its tables, to be copied. `fill` creates it once for all runs, until something it depends on
 * changes.
 */
export async function cachedDataDir(fill: (dataDir: string) => Promise<void>): Promise<string> {
  const cachedFolder = join(repositoryRoot, '.cache', `data-${fingerprint()}`);
  if (existsSync(cachedFolder)) return cachedFolder;
  const newFolder = temporaryDataDir();
  await fill(newFolder.path);
  const copy = `${cachedFolder}.${process.pid}`;
  mkdirSync(join(repositoryRoot, '.cache'), { recursive: true });
  cpSync(newFolder.path, copy, { recursive: true });
  newFolder.remove();
  try {
    renameSync(copy, cachedFolder);
  } catch {
    rmSync(copy, { recursive: true, force: true }); // another worker was faster
  }
  return cachedFolder;
}

/** The same folder, made by the built server if no storage test has made it yet. */
export const firstDataDir = () =>
  cachedDataDir(async (path) => {
    await (await startServer({ DATA_DIR: path })).stop();
  });

/** A data folder as a first start leaves it, without the seconds of initialisation. */
export async function preparedDataDir(): Promise<{ path: string; remove(): void }> {
  const data = temporaryDataDir();
  cpSync(await firstDataDir(), data.path, { recursive: true });
  return data;
}

import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root';
import { startServer, temporaryDataDir } from './server-process';

/** Changes when a first initialisation would give something else: another PGlite, another table. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(repositoryRoot, 'package-lock.json')));
  const migrations = join(repositoryRoot, 'apps', 'server', 'migrations');
  for (const name of readdirSync(migrations).filter((file) => file.endsWith('.sql'))) {
    hash.update(name).update(readFileSync(join(migrations, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function preparedFolder(): Promise<string> {
  const prepared = join(repositoryRoot, '.cache', `data-${fingerprint()}`);
  if (existsSync(prepared)) return prepared;
  const fresh = temporaryDataDir();
  await (await startServer({ DATA_DIR: fresh.path })).stop();
  const copy = `${prepared}.${process.pid}`;
  mkdirSync(join(repositoryRoot, '.cache'), { recursive: true });
  cpSync(fresh.path, copy, { recursive: true });
  fresh.remove();
  try {
    renameSync(copy, prepared);
  } catch {
    rmSync(copy, { recursive: true, force: true }); // another worker was quicker
  }
  return prepared;
}

/** A data folder as a first start leaves it, without its seconds of initialisation: made once, then copied. */
export async function preparedDataDir(): Promise<{ path: string; remove(): void }> {
  const prepared = await preparedFolder();
  const data = temporaryDataDir();
  cpSync(prepared, data.path, { recursive: true });
  return data;
}

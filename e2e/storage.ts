import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { spreadDatabase } from '@hundred/testkit/postgres/citus-cluster';
import { repositoryRoot } from '@hundred/testkit/repository-root';
import { startServer } from '@hundred/testkit/services/server-process';
import { preparedDataDir } from '@hundred/testkit/storage/prepared-data';
import { freshDatabase } from '@hundred/testkit/storage/storage-places';

/** Distributes the logs as an operator does: after a server has created the tables and was stopped. */
async function distribute(url: string, workers: readonly number[]): Promise<void> {
  await spreadDatabase(url, workers);
  const environment = { DATABASE_URL: url };
  await (await startServer(environment)).stop();
  execFileSync(process.execPath, [join(repositoryRoot, 'apps/server/dist/distribute.js')], {
    env: { ...process.env, ...environment },
  });
}

/** Storage for one server of the journeys: embedded, or its own database if the run has a PostgreSQL server. */
export async function journeyStorage(): Promise<{
  environment: Record<string, string>;
  dispose(): Promise<void>;
}> {
  const adminUrl = process.env.JOURNEYS_POSTGRES;
  if (adminUrl === undefined) {
    const data = await preparedDataDir();
    return { environment: { DATA_DIR: data.path }, dispose: async () => data.remove() };
  }
  const { setting, dispose } = await freshDatabase(adminUrl);
  const workers = process.env.JOURNEYS_CITUS?.split(',').map(Number);
  if (workers) await distribute(setting.url, workers);
  return { environment: { DATABASE_URL: setting.url }, dispose };
}

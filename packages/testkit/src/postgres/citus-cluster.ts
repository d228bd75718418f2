import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostgres } from './find-postgres';
import { type PostgresCluster, startPostgresCluster } from './postgres-cluster';

/** Whether the PostgreSQL of this machine has the Citus extension. */
export function hasCitus(): boolean {
  const result = spawnSync(join(findPostgres(), 'pg_config'), ['--pkglibdir'], { encoding: 'utf8' });
  return result.status === 0 && existsSync(join(result.stdout.trim(), 'citus.so'));
}

export interface CitusCluster {
  coordinator: PostgresCluster;
  workers: PostgresCluster[];
  dispose(): Promise<void>;
}

const settings = ['shared_preload_libraries=citus', 'citus.node_conninfo=sslmode=disable'];

/** Starts a coordinator and two workers, each as its own server. */
export async function startCitusCluster(): Promise<CitusCluster> {
  const servers = await Promise.all(Array.from({ length: 3 }, () => startPostgresCluster(settings)));
  const [coordinator, ...workers] = servers as [PostgresCluster, ...PostgresCluster[]];
  return {
    coordinator,
    workers,
    async dispose() {
      await Promise.all(servers.map((server) => server.dispose()));
    },
  };
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function run(url: string, ...statements: string[]): Promise<void> {
  await withClient(url, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

function addressOf(url: string, change: Partial<Pick<URL, 'port' | 'pathname'>>): string {
  return Object.assign(new URL(url), change).href;
}

/** Creates this database of the coordinator on the workers too, and registers the workers in it. */
export async function spreadDatabase(url: string, workerPorts: readonly number[]): Promise<void> {
  const { port, pathname } = new URL(url);
  // Adding a server also copies roles, which all databases share, so two additions at once would fail.
  await withClient(addressOf(url, { pathname: '/postgres' }), async (lockClient) => {
    await lockClient.query('select pg_advisory_lock(1)');
    for (const workerPort of workerPorts.map(String)) {
      const adminUrl = addressOf(url, { port: workerPort, pathname: '/postgres' });
      await run(adminUrl, `create database ${pathname.slice(1)}`);
      await run(addressOf(url, { port: workerPort }), 'create extension citus');
    }
    await run(
      url,
      'create extension citus',
      `select citus_set_coordinator_host('127.0.0.1', ${port})`,
      ...workerPorts.map((workerPort) => `select citus_add_node('127.0.0.1', ${workerPort})`),
    );
  });
}

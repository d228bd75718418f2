import { type PostgresCluster, startPostgresCluster } from '@hundred/testkit/postgres/postgres-cluster';
import { type LocalIssuer, startLocalIssuer } from '@hundred/testkit/services/local-issuer';
import { beginServer } from '@hundred/testkit/services/server-process';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { migrateStorage } from '../db/migrate';
import { newestMigration, withMigrationsUpTo } from '../db/migration-files';
import { serverOfTest } from '../testing/server-of-test';
import { startCompletions } from './testing/completions';

/** `npm run test:deep` sets more. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 1);

let cluster: PostgresCluster;
let issuer: LocalIssuer;
let settings: Record<string, string>;
beforeAll(async () => {
  cluster = await startPostgresCluster();
  issuer = await startLocalIssuer();
  settings = { ...issuer.environment, TEST_CLOCK: '1' };
});
afterAll(async () => {
  await issuer.close();
  await cluster.dispose();
});

/** Runs `act` on a connection of its own, as an operator at a terminal does. */
async function asOperator<T>(database: string, act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: cluster.urlOf(database) });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

async function freshDatabase(name: string): Promise<Record<string, string>> {
  await asOperator('postgres', (client) => client.query(`create database ${name}`));
  return { ...settings, DATABASE_URL: cluster.urlOf(name) };
}

const readyStatus = (url: string) => async () => (await fetch(`${url}/readyz`)).status;
/** The answer while storage is away. */
const storageAway = { status: 503, error: 'storage_away', retryAfter: '2' };

it('No completion is lost or stored twice when PostgreSQL stops, starts, and cuts connections in transactions', async () => {
  const server = await serverOfTest(await freshDatabase('stops'));
  await expect.poll(readyStatus(server.url), { timeout: 60_000 }).toBe(200);
  const load = await startCompletions(server.url, issuer);
  for (let round = 0; round < rounds; round += 1) {
    await load.untilMoreAcknowledged(20);
    const troubled = load.untilTrouble();
    await cluster.stop();
    await troubled;
    await cluster.start();
    await load.untilMoreAcknowledged(20);
    for (let cut = 0; cut < 5; cut += 1) {
      await asOperator('postgres', (client) =>
        client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'stops'`),
      );
      await load.untilMoreAcknowledged(5);
    }
  }
  expect(load.refused.length).toBeGreaterThan(0);
  for (const refused of load.refused) expect(refused).toEqual(storageAway);
  await load.stopAndCheck();
  expect(await server.stop()).toBe(0);
});

it('A server killed during its migrations leaves none half applied', async () => {
  const environment = await freshDatabase('migrating');
  const pool = new Pool({ connectionString: cluster.urlOf('migrating') });
  try {
    await withMigrationsUpTo(0, (folder) => migrateStorage(pool, folder));
  } finally {
    await pool.end();
  }
  await asOperator('migrating', async (client) => {
    // Reading the applied migrations is possible; recording the first new one is not.
    await client.query('begin; lock table drizzle.__drizzle_migrations in share row exclusive mode');
    const server = await beginServer(environment);
    onTestFinished(() => server.kill());
    const waiting = async () =>
      (await client.query(`select count(*)::int as count from pg_locks where not granted`)).rows[0].count;
    await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
    const configAnswer = () =>
      fetch(`${server.url}/api/config`).then(
        ({ status, headers }) => [status, headers.get('retry-after')],
        () => 'does not listen yet',
      );
    await expect.poll(configAnswer, { timeout: 60_000 }).toEqual([503, '2']);
    await server.kill();
    await client.query('rollback');
  });
  const server = await serverOfTest(environment);
  await expect.poll(readyStatus(server.url), { timeout: 60_000 }).toBe(200);
  const applied = await asOperator('migrating', (client) =>
    client.query('select count(*)::int as count from drizzle.__drizzle_migrations'),
  );
  expect(applied.rows).toEqual([{ count: (await newestMigration()).index + 1 }]);
  expect(await server.stop()).toBe(0);
});

// The test has to wait until storage counts as away, which takes many seconds.
if (process.env.FAULT_ROUNDS) {
  it('Storage that does not answer in time is reported as away, and recovers by itself', async () => {
    const server = await serverOfTest(await freshDatabase('slow'));
    await expect.poll(readyStatus(server.url), { timeout: 60_000 }).toBe(200);
    const askWhoIAm = async () =>
      fetch(`${server.url}/api/auth/me`, {
        headers: { authorization: `Bearer ${await issuer.mint('ada')}` },
      });
    await asOperator('slow', async (client) => {
      await client.query('begin; lock table person in access exclusive mode');
      const answer = await askWhoIAm();
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      await client.query('rollback');
    });
    expect((await askWhoIAm()).status).toBe(401);
    expect(await server.stop()).toBe(0);
  });
}

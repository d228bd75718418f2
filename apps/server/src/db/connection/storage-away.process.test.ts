import { type PostgresCluster, startPostgresCluster } from '@hundred/testkit/postgres/postgres-cluster';
import { type LocalIssuer, startLocalIssuer } from '@hundred/testkit/services/local-issuer';
import { beginServer } from '@hundred/testkit/services/server-process';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

let cluster: PostgresCluster;
let issuer: LocalIssuer;
beforeAll(async () => {
  cluster = await startPostgresCluster();
  issuer = await startLocalIssuer();
});
afterAll(async () => {
  await issuer.close();
  await cluster.dispose();
});

it('A server waits for a database that does not answer, serves once it does, and survives its restart', async () => {
  await cluster.stop();
  const server = await beginServer({
    DATABASE_URL: cluster.urlOf('postgres'),
    ...issuer.environment,
  });
  onTestFinished(() => server.kill());
  await expect
    .poll(() => server.output(), { timeout: 60_000 })
    .toContain('DATABASE_URL does not answer, trying again');
  const token = await issuer.mint('ada');
  const readyStatus = async () => (await fetch(`${server.url}/readyz`)).status;
  const askWhoIAm = () =>
    fetch(`${server.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });

  // Unavailable from the start: the server is alive but not ready, and tells callers to retry after 2 seconds.
  const alive = () =>
    fetch(`${server.url}/healthz`)
      .then(({ status }) => status)
      .catch(() => 0);
  await expect.poll(alive, { timeout: 60_000 }).toBe(200);
  expect(await readyStatus()).toBe(503);
  const refused = await askWhoIAm();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(((await refused.json()) as { error: string }).error).toBe('storage_away');
  expect(server.output()).not.toContain('is ready');

  await cluster.start();
  await server.ready;
  await expect.poll(readyStatus, { timeout: 60_000 }).toBe(200);
  // Storage was queried: it has no such person, so the token is refused.
  expect((await askWhoIAm()).status).toBe(401);

  // Unavailable while the server runs: the same answers, and the server recovers by itself.
  await cluster.stop();
  await expect.poll(readyStatus, { timeout: 60_000 }).toBe(503);
  const meanwhile = await askWhoIAm();
  expect([meanwhile.status, meanwhile.headers.get('retry-after')]).toEqual([503, '2']);
  await cluster.start();
  await expect.poll(readyStatus, { timeout: 60_000 }).toBe(200);
  expect((await askWhoIAm()).status).toBe(401);
  expect(await server.stop()).toBe(0);
});

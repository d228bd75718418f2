import { expect, it } from 'vitest';
import type { Storage } from '../../db/storage';
import { bareApp } from '../../testing/bare-app';
import { standIn } from '../../testing/stand-in';
import { reportHealth } from './health';

/** `/readyz` over storage that answers each query when the test calls its function in `queries`. */
async function startReadiness() {
  const queries: ((rowCount: number) => void)[] = [];
  const query = () =>
    new Promise<{ rowCount: number }>((resolve) => queries.push((rowCount) => resolve({ rowCount })));
  const storage = standIn<Storage>({ ready: Promise.resolve(), pool: { query } });
  let now = 0;
  const app = bareApp();
  reportHealth(app, storage, { isShort: () => false }, () => now);
  await app.ready();
  return {
    queries,
    readyStatus: async () => (await app.inject('/readyz')).statusCode,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

it('Readiness queries storage once for concurrent requests, and caches the answer for a second', async () => {
  const { queries, readyStatus, wait } = await startReadiness();
  const first = [readyStatus(), readyStatus(), readyStatus()];
  await expect.poll(() => queries.length).toBe(1);
  // The second for which an answer is cached begins when it is there, and not when it was queried.
  wait(1400);
  first.push(readyStatus());
  queries[0]!(1);
  expect(await Promise.all(first)).toEqual([200, 200, 200, 200]);
  wait(999);
  expect([await readyStatus(), queries.length]).toEqual([200, 1]);
  wait(1);
  const next = readyStatus();
  await expect.poll(() => queries.length).toBe(2);
  // No row means that the session cannot write.
  queries[1]!(0);
  expect([await next, await readyStatus(), queries.length]).toEqual([503, 503, 2]);
});

it.each(['/api/me', '/%61pi/me'])('A server that is not ready answers %s with 503', async (url) => {
  const app = bareApp();
  reportHealth(app, standIn<Storage>({ ready: new Promise(() => {}) }), { isShort: () => false });
  app.get('/api/me', async () => 'answered by the route');
  expect((await app.inject(url)).statusCode).toBe(503);
});

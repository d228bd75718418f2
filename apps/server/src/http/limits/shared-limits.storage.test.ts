import { exportOwnData } from '@hundred/contract/own-data';
import { hasRedis, type RedisServer, startRedis } from '@hundred/testkit/services/redis-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerProgram } from '../../compose';
import { Challenger } from '../../log/testing/challenger';
import { startSecondServer, testApp } from '../../testing/test-app';

const isRedisInstalled = hasRedis();
const redis: RedisServer | undefined = isRedisInstalled ? await startRedis() : undefined;
const environment = { RATE_LIMIT: 'on', REDIS_URL: `redis://127.0.0.1:${redis?.port ?? 1}` };
const server = testApp(environment);
const at = '2026-06-10T10:00:00Z';
let other: ServerProgram;
beforeAll(async () => {
  other = await startSecondServer(server.current, environment);
});
afterAll(async () => {
  await other.close();
  await redis?.dispose();
});

/** Reads how many requests a server still allows this minute. */
const remainingAt =
  ({ app }: ServerProgram) =>
  async () =>
    Number((await app.inject('/api/config')).headers['x-ratelimit-remaining']);

it.runIf(isRedisInstalled)(
  'Two servers share their counts, and let everybody in once Redis is gone (where a Redis server is installed)',
  async () => {
    const ana = await Challenger.signUp(server.current, 'ana');
    const headers = await server.current.as('ana', at);
    // A server counts once it is connected to Redis.
    for (const program of [server.current, other]) {
      await expect.poll(remainingAt(program), { timeout: 60_000 }).toBeLessThan(1200);
    }
    const ask = async ({ app }: ServerProgram) =>
      (await app.inject({ method: 'GET', url: `/api${exportOwnData.path}`, headers })).statusCode;
    const maxPerMinute = exportOwnData.mostPerMinute!;
    for (let count = 0; count < maxPerMinute; count += 1) {
      expect(await ask(count % 2 ? server.current : other)).toBe(200);
    }
    expect([await ask(server.current), await ask(other)]).toEqual([429, 429]);
    // Another call of the same person has its own counter.
    expect((await ana.ask('GET', '/auth/me', at)).status).toBe(200);
    await redis!.dispose();
    expect([await ask(server.current), await ask(other)]).toEqual([200, 200]);
  },
);

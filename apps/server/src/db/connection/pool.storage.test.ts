import { once } from 'node:events';
import type { Socket } from 'node:net';
import { freePort } from '@hundred/testkit/free-port';
import { sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { makeLogger } from '../../logging/logger';
import { standIn } from '../../testing/stand-in';
import { emptyDatabase } from '../../testing/storage-source';
import { makeDatabase } from '../storage';
import { type Connection, makePool } from './pool';
import { isStorageAway } from './storage-away';

/** Embedded storage has one host and no limit of its own. */
const onServer = it.runIf(inject('storageKind') === 'postgres');

async function poolOnEmptyDatabase(settings: Connection, hostsBefore = '') {
  const testDatabase = await emptyDatabase();
  const connectionString = testDatabase.setting.url.replace('127.0.0.1', `${hostsBefore}127.0.0.1`);
  const pool = makePool({ connectionString, ...settings }, makeLogger('silent'));
  onTestFinished(async () => {
    await pool.end();
    await testDatabase.dispose();
  });
  return pool;
}
const errorOf = (query: Promise<unknown>) =>
  query.then(
    () => undefined,
    (error) => error,
  );

onServer('A connection on which nothing comes back is cut, and so are the idle ones', async () => {
  const pool = await poolOnEmptyDatabase({ answersWithinMs: 200 });
  const database = makeDatabase(pool);
  const idle = await pool.connect();
  const sleeping = pool.query('select pg_sleep(600)');
  idle.release();
  expect(isStorageAway(await errorOf(sleeping))).toBe(true);
  await expect.poll(() => pool.totalCount).toBe(0);
  // A rollback would wait behind the statement that is never answered.
  const inTransaction = database.transaction((transaction) => transaction.execute(sql`select pg_sleep(600)`));
  expect(isStorageAway(await errorOf(inTransaction))).toBe(true);
  expect(pool.totalCount).toBe(0);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

onServer('A connection that is held without a query is not cut', async () => {
  const pool = await poolOnEmptyDatabase({ answersWithinMs: 100 });
  const client = await pool.connect();
  await once(standIn<{ connection: { stream: Socket } }>(client).connection.stream, 'timeout');
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
});

onServer('The next of several hosts is tried at once if one is unreachable', async () => {
  const pool = await poolOnEmptyDatabase({}, `127.0.0.1:${await freePort()},`);
  const answers = await Promise.all(Array.from({ length: 3 }, () => pool.query('select 1 as one')));
  expect(answers.map(({ rows }) => rows)).toEqual(Array(3).fill([{ one: 1 }]));
});

import type { Client, Connection, QueryConfig } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeLogger } from '../../logging/logger';
import { guestAt } from '../../testing/embedded-guest';
import { emptyDataDir } from '../../testing/storage-source';
import { openStorage, type Storage } from '../storage';

const dataFolder = emptyDataDir();
let storage: Storage;
beforeAll(async () => {
  storage = await openStorage(dataFolder.setting, Date.now(), makeLogger('silent'));
  await storage.pool.query('create table entry (id int primary key, word text not null)');
});
afterAll(async () => {
  await storage.close();
  await dataFolder.dispose();
});

const queryRow = async (text: string, values: unknown[]) => (await storage.pool.query(text, values)).rows[0];
const countPrepared = async (pattern: string): Promise<number> =>
  (
    await storage.pool.query(
      `select count(*)::int as count from pg_prepared_statements where statement ~ '${pattern}'`,
    )
  ).rows[0].count;

/** Sends a batch of protocol messages. Returns the kinds of the answers. */
const answersTo = (guest: Client, send: (connection: Connection) => void) =>
  new Promise<string[]>((resolve) => {
    const answers: string[] = [];
    const batch = {
      submit(connection: Connection) {
        for (const kind of ['parseComplete', 'rowDescription', 'errorMessage']) {
          connection.on(kind, () => answers.push(kind));
        }
        connection.once('readyForQuery', () => resolve(answers));
        send(connection);
        connection.sync();
      },
      handleRowDescription: () => {},
      handleError: () => {},
      handleReadyForQuery: () => {},
    };
    guest.query(batch);
  });

it('A statement is planned once for all connections, and each execution uses its own values', async () => {
  const add = (id: number) => storage.pool.query('insert into entry values ($1, $2)', [id, `word ${id}`]);
  await Promise.all(Array.from({ length: 40 }, (_, id) => add(id)));
  const texts = await Promise.all(
    Array.from({ length: 40 }, (_, id) => queryRow('select word from entry where id = $1', [id])),
  );
  expect(texts).toEqual(Array.from({ length: 40 }, (_, id) => ({ word: `word ${id}` })));
  expect([await countPrepared('^insert into entry'), await countPrepared('^select word')]).toEqual([1, 1]);
  // A statement that cannot be cached does not execute the cached one before it.
  expect(await queryRow('values ($1::int)', [5])).toEqual({ column1: 5 });
  expect(await queryRow('select word from entry where id = $1', [6])).toEqual({ word: 'word 6' });
});

it('A statement that fails also fails when it is repeated, and the next statement works', async () => {
  for (let time = 0; time < 3; time += 1) {
    await expect(queryRow('select nothing from entry where id = $1', [1])).rejects.toThrow('does not exist');
    await expect(queryRow('select 1 / $1::int as part', [0])).rejects.toThrow('division by zero');
    expect(await queryRow('select 6 / $1::int as part', [2])).toEqual({ part: 3 });
  }
  const client = await storage.pool.connect();
  await client.query('begin');
  await expect(client.query('insert into entry values ($1, $2)', [1, 'again'])).rejects.toThrow(
    'duplicate key',
  );
  await expect(client.query('select $1::int + 41 as sum', [1])).rejects.toThrow('transaction is aborted');
  await client.query('rollback');
  client.release();
  expect(await queryRow('select $1::int + 41 as sum', [1])).toEqual({ sum: 42 });
});

it('A cached statement can be described before it is bound, and is not answered from within a failed batch', async () => {
  const text = 'select $1::int + 40 as sum';
  expect(await queryRow(text, [2])).toEqual({ sum: 42 });
  const guest = await guestAt(dataFolder);
  const described = await answersTo(guest, (connection) => {
    connection.parse({ name: '', text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
  });
  expect(described).toEqual(['parseComplete', 'rowDescription']);
  const failed = await answersTo(guest, (connection) => {
    connection.parse({ name: '', text: 'select nothing', types: [] }, true);
    connection.parse({ name: '', text, types: [] }, true);
  });
  expect(failed).toEqual(['errorMessage']);
  await guest.end();
});

it('The cache works on after a guest disconnects, deallocates all statements, or changes a table', async () => {
  const readEntry = () => queryRow('select * from entry where id = $1', [7]);
  expect(await readEntry()).toEqual({ id: 7, word: 'word 7' });
  const guest = await guestAt(dataFolder);
  expect((await guest.query('select $1::text as said', ['hello'])).rows).toEqual([{ said: 'hello' }]);
  for (const queryMode of ['simple', 'extended']) {
    await guest.query({ text: 'deallocate all', queryMode } as QueryConfig);
    expect(await readEntry()).toEqual({ id: 7, word: 'word 7' });
  }
  await guest.query('alter table entry add column more int');
  expect(await readEntry()).toEqual({ id: 7, word: 'word 7', more: null });
  await guest.end();
  await expect.poll(() => countPrepared('hello|said')).toBe(0);
  expect(await readEntry()).toEqual({ id: 7, word: 'word 7', more: null });
});

it('The cache holds the newest hundred statements', async () => {
  for (let number = 0; number < 130; number += 1) {
    expect(await queryRow(`select $1::int + ${number} as sum`, [1])).toEqual({ sum: number + 1 });
  }
  expect(await countPrepared('as sum$')).toBeLessThanOrEqual(100);
  expect(await queryRow('select $1::int + 0 as sum', [1])).toEqual({ sum: 1 });
  expect(await queryRow('select word from entry where id = $1', [3])).toEqual({ word: 'word 3' });
});
